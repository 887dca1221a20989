import LLM

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The rules by which an endpoint, its model and its key are found.
struct EndpointResolution {
    let flags: EndpointFlags
    let environment: Environment

    /// Who is asked first.
    func selection() throws(SettingsError) -> EndpointSelection {
        if let text = flags.endpoint {
            return try named(text)
        }
        for variable in Self.addressVariables {
            guard let text = environment[variable] else { continue }
            return .remote(try asked(BaseURL.parse(text, source: variable)))
        }
        for known in [NamedEndpoint.n4n, .openAI] {
            guard let variable = known.keyVariable, environment[variable] != nil else { continue }
            return .remote(try asked(known.baseURL))
        }
        return try unset()
    }

    private func named(_ text: String) throws(SettingsError) -> EndpointSelection {
        Self.isLocal(text) ? .local(model: flags.model) : .remote(try asked(address(text)))
    }

    /// The base URL that `--endpoint` names.
    func address(_ text: String) throws(SettingsError) -> URL {
        if let known = NamedEndpoint.named(text) { return known.baseURL }
        guard text.contains(":") else {
            let names = NamedEndpoint.all.map(\.name).joined(separator: ", ")
            throw .invalidEndpoint(
                source: "--endpoint \"\(text)\"",
                reason: "is neither a name (\(names), local) nor a URL such as https://api.example.com/v1."
            )
        }
        return try BaseURL.parse(text, source: "--endpoint")
    }

    /// Without any setting the model on this machine answers, but not for another, nor for somebody's key.
    private func unset() throws(SettingsError) -> EndpointSelection {
        guard flags.key == nil else { throw .keyWithoutEndpoint }
        if let model = flags.model { throw .modelWithoutEndpoint(model) }
        return .local(model: nil)
    }

    static let addressVariables = ["MARTLET_BASE_URL", "OPENAI_BASE_URL"]

    static func isLocal(_ text: String) -> Bool { text.lowercased() == "local" }
}

// MARK: - Keys and models

extension EndpointResolution {
    /// The endpoint that is asked first, which `--key`, `-m` and `MARTLET_MODEL` are meant for.
    func asked(_ baseURL: URL) throws(SettingsError) -> RemoteEndpoint {
        try remote(baseURL, key: flags.key, model: flags.model ?? environment["MARTLET_MODEL"])
    }

    /// An endpoint with a key: the one given, else the variable that is meant for its host.
    func remote(_ baseURL: URL, key: String? = nil, model: String? = nil) throws(SettingsError) -> RemoteEndpoint {
        let origin = Origin(baseURL)
        let known = NamedEndpoint.all.first { Origin($0.baseURL) == origin }
        let key = key ?? keyVariables(for: origin, known: known).lazy.compactMap { environment[$0] }.first
        if let known, let variable = known.keyVariable, key == nil {
            throw .missingKey(endpoint: known.name, variable: variable)
        }
        return RemoteEndpoint(
            name: known?.name ?? baseURL.hostAndPort,
            baseURL: baseURL,
            key: key,
            model: model.map { ModelID(rawValue: $0) } ?? known?.defaultModel
        )
    }

    /// The variables whose key is meant for an origin, the first before the next.
    private func keyVariables(for origin: Origin?, known: NamedEndpoint?) -> [String] {
        var variables = known?.keyVariable.map { [$0] } ?? []
        if Origin(environment["OPENAI_BASE_URL"]) == origin { variables.append("OPENAI_API_KEY") }
        if martletKeyOwner == origin { variables.append("MARTLET_API_KEY") }
        return variables
    }

    /// Whom `MARTLET_API_KEY` is for: `MARTLET_BASE_URL`, and only where that is unset, `--endpoint`.
    private var martletKeyOwner: Origin? {
        if let owner = environment["MARTLET_BASE_URL"] { return Origin(owner) }
        guard let text = flags.endpoint else { return nil }
        return NamedEndpoint.named(text).map { Origin($0.baseURL) } ?? Origin(text)
    }
}

extension NamedEndpoint {
    /// The endpoint of that name, in upper case or lower.
    static func named(_ text: String) -> NamedEndpoint? {
        all.first { $0.name == text.lowercased() }
    }
}

extension URL {
    /// The host, and the port where one is written.
    fileprivate var hostAndPort: String {
        guard let host = host() else { return absoluteString }
        return port.map { "\(host):\($0)" } ?? host
    }
}
