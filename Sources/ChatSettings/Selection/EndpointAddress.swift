import LLM

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Where an endpoint is, and what is configured of it.
struct EndpointAddress {
    let baseURL: URL
    /// What the configuration says of it.
    var endpoint: Configuration.Endpoint?

    init(_ endpoint: Configuration.Endpoint) {
        baseURL = endpoint.baseURL
        self.endpoint = endpoint
    }

    /// An address as it is written out: that of a configured endpoint too, where there is but one.
    init(_ baseURL: URL, in configuration: Configuration) {
        self.baseURL = baseURL
        let same = configuration.endpoints.filter { $0.baseURL == baseURL }
        endpoint = same.count == 1 ? same.first : nil
    }

    var origin: Origin? { Origin(baseURL) }

    /// The endpoint that Martlet knows there.
    var known: NamedEndpoint? {
        NamedEndpoint.all.first { Origin($0.baseURL) == origin }
    }

    /// How a sentence calls it: by its name, else its host, with the port where one is written.
    var name: String { endpoint?.name ?? known?.name ?? baseURL.hostAndPort }
}

extension URL {
    /// The host, and the port where one is written.
    fileprivate var hostAndPort: String {
        guard let host = host() else { return absoluteString }
        return port.map { "\(host):\($0)" } ?? host
    }
}
