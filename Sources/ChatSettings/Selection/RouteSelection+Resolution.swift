import LLM

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension RouteSelection {
    /// Finds out who is asked, and who stands in.
    ///
    /// The first is found as ``EndpointSelection/init(flags:environment:)`` does. A fallback is `local`, the name of a
    /// known endpoint, a base URL (with `://`), or else a model of the first one's endpoint. A key goes only to the host
    /// that it is meant for: `--key` to the first one's, a variable to its own.
    ///
    /// - Parameters:
    ///   - flags: What the command line says about the endpoint.
    ///   - fallbacks: Who stands in, in order, as `--fallback` names them.
    ///   - endsLocally: Whether the model on this machine is asked last.
    ///   - environment: The variables.
    /// - Throws: ``SettingsError`` where an endpoint is neither a name nor a URL, where a key is missing, or where a model
    ///   is named and there is no endpoint that could have it.
    public init(
        flags: EndpointFlags,
        fallbacks: [String],
        endsLocally: Bool = false,
        environment: Environment
    ) throws(SettingsError) {
        let resolution = EndpointResolution(flags: flags, environment: environment)
        let first = try resolution.selection()
        var routes = [first]
        for text in fallbacks.compactMap(\.nonBlank) + (endsLocally ? ["local"] : []) {
            let route = try resolution.fallback(text, of: first)
            if !routes.contains(where: { $0.isSame(as: route) }) { routes.append(route) }
        }
        self.init(first: first, fallbacks: Array(routes.dropFirst()))
    }
}

extension EndpointResolution {
    fileprivate func fallback(_ text: String, of first: EndpointSelection) throws(SettingsError) -> EndpointSelection {
        if Self.isLocal(text) { return .local(model: nil) }
        if let known = NamedEndpoint.named(text) { return .remote(try fallback(at: known.baseURL, of: first)) }
        if text.contains("://") {
            return .remote(try fallback(at: BaseURL.parse(text, source: "--fallback"), of: first))
        }
        guard case .remote(let endpoint) = first else { throw .fallbackWithoutEndpoint(text) }
        return .remote(endpoint.asking(ModelID(rawValue: text)))
    }

    private func fallback(at baseURL: URL, of first: EndpointSelection) throws(SettingsError) -> RemoteEndpoint {
        do throws(SettingsError) {
            return try remote(baseURL, key: first.key(for: Origin(baseURL)))
        } catch .missingKey(let endpoint, let variable) {
            throw .missingFallbackKey(endpoint: endpoint, variable: variable)
        }
    }
}

extension EndpointSelection {
    /// The key of this endpoint, where an origin is its own.
    fileprivate func key(for origin: Origin?) -> String? {
        guard case .remote(let endpoint) = self, Origin(endpoint.baseURL) == origin else { return nil }
        return endpoint.key
    }

    /// Whether two would ask the same model: there is but one on this machine.
    fileprivate func isSame(as other: EndpointSelection) -> Bool {
        if case (.local, .local) = (self, other) { true } else { self == other }
    }
}
