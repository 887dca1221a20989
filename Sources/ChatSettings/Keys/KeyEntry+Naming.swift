import LLM

extension KeyEntry {
    /// Tells whom a key of a name is for: the endpoint of that name, or a host that is said.
    ///
    /// - Parameters:
    ///   - name: The name of an endpoint that is known or configured, or any other.
    ///   - host: A URL; its scheme, host and port count. Nil where the name says it.
    ///   - configuration: What endpoints are configured.
    /// - Throws: ``SettingsError/invalidName(_:)``, ``SettingsError/keyForNobody(name:)`` where neither tells a host,
    ///   ``SettingsError/endpointElsewhere(name:host:)`` where they disagree, ``SettingsError/invalidEndpoint(source:reason:)``
    ///   for a URL that is none.
    public init(naming name: String, host: String?, in configuration: Configuration) throws(SettingsError) {
        guard name.isName else { throw .invalidName(name) }
        let endpoint =
            configuration.endpoint(named: name).map { ($0.name, $0.baseURL) }
            ?? NamedEndpoint.named(name).map { ($0.name, $0.baseURL) }
        let said =
            try host.map { text throws(SettingsError) in Origin(try BaseURL.parse(text, source: "--host")) } ?? nil
        guard let (name, baseURL) = endpoint, let origin = Origin(baseURL) else {
            guard let said else { throw .keyForNobody(name: name) }
            self.init(name: name, origin: said)
            return
        }
        guard said == nil || said == origin else { throw .endpointElsewhere(name: name, host: "\(origin)") }
        self.init(name: name, origin: origin)
    }
}
