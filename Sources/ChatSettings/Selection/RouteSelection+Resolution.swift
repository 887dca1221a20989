import LLM

extension RouteSelection {
    /// Finds out who is asked, and who stands in.
    ///
    /// The first is found as ``EndpointSelection/init(flags:settings:)`` does. A fallback is `local`, the name of an
    /// endpoint, an alias, a base URL (with `:/`), or else a model of the first one's endpoint. Where none is named, the
    /// configured ones stand in for the default endpoint: whoever names an endpoint means just that. A key goes only to the
    /// host that it is meant for: `--key` to the first one's, all others to their own.
    ///
    /// - Parameters:
    ///   - flags: What the command line says about the endpoint.
    ///   - fallbacks: Who stands in, in order, as `--fallback` names them.
    ///   - endsLocally: Whether the model on this machine is asked last.
    ///   - settings: The environment, the configuration and the stored keys.
    /// - Throws: ``SettingsError`` where an endpoint is neither a name nor a URL, where a name is misspelled, where a key is
    ///   missing, or where a model is named and there is no endpoint that could have it.
    public init(
        flags: EndpointFlags,
        fallbacks: [String],
        endsLocally: Bool = false,
        settings: Settings
    ) throws(SettingsError) {
        let resolution = EndpointResolution(flags: flags, settings: settings)
        let (first, isDefault) = try resolution.selection()
        var names = fallbacks.compactMap(\.nonBlank)
        if names.isEmpty, isDefault, case .remote = first { names = settings.configuration.fallbacks }
        var routes = [first]
        for text in names + (endsLocally ? ["local"] : []) {
            let route = try resolution.fallback(text, of: first)
            if !routes.contains(where: { $0.isSame(as: route) }) { routes.append(route) }
        }
        self.init(first: first, fallbacks: Array(routes.dropFirst()))
    }

    /// Finds out who is asked, and who stands in, where nothing is configured and no key is stored.
    public init(
        flags: EndpointFlags,
        fallbacks: [String],
        endsLocally: Bool = false,
        environment: Environment
    ) throws(SettingsError) {
        let settings = Settings(environment: environment)
        try self.init(flags: flags, fallbacks: fallbacks, endsLocally: endsLocally, settings: settings)
    }
}

extension EndpointResolution {
    fileprivate func fallback(_ text: String, of first: EndpointSelection) throws(SettingsError) -> EndpointSelection {
        if Self.isLocal(text) { return .local(model: nil) }
        if let address = named(text) { return .remote(try fallback(at: address, of: first)) }
        if let alias = alias(text) { return try fallback(alias, called: text, of: first) }
        if text.isMeantAsURL {
            return .remote(try fallback(at: written(text, source: "--fallback"), of: first))
        }
        if let near = configuration.misspelledFallback(text, besides: first.name) {
            throw .misspelledFallback(text, near: near)
        }
        return try model(ModelID(rawValue: text), of: first)
    }

    private func fallback(
        _ alias: Configuration.Alias,
        called name: String,
        of first: EndpointSelection
    ) throws(SettingsError) -> EndpointSelection {
        guard let text = alias.endpoint else { return try model(alias.model ?? ModelID(rawValue: name), of: first) }
        guard !Self.isLocal(text) else { return .local(model: alias.model?.rawValue) }
        let endpoint = try fallback(at: address(text, source: "The endpoint of \"\(name)\""), of: first)
        return .remote(alias.model.map { endpoint.asking($0) } ?? endpoint)
    }

    private func model(_ model: ModelID, of first: EndpointSelection) throws(SettingsError) -> EndpointSelection {
        guard case .remote(let endpoint) = first else { throw .fallbackWithoutEndpoint(model.rawValue) }
        return .remote(endpoint.asking(model))
    }

    private func fallback(
        at address: EndpointAddress,
        of first: EndpointSelection
    ) throws(SettingsError) -> RemoteEndpoint {
        do throws(SettingsError) {
            return try remote(address, key: flags.key.flatMap { _ in first.key(for: address) })
        } catch .missingKey(let endpoint, let variable) {
            throw .missingFallbackKey(endpoint: endpoint, variable: variable)
        }
    }
}

extension EndpointSelection {
    /// The key of this endpoint, where an address has the same origin, and no key of its own that is configured.
    fileprivate func key(for address: EndpointAddress) -> String? {
        guard case .remote(let endpoint) = self, Origin(endpoint.baseURL) == address.origin,
            address.endpoint?.key == nil
        else { return nil }
        return endpoint.key
    }

    /// Whether two would ask the same model: there is but one on this machine.
    fileprivate func isSame(as other: EndpointSelection) -> Bool {
        if case (.local, .local) = (self, other) { true } else { self == other }
    }
}
