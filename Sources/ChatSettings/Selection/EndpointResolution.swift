import LLM

/// The rules by which an endpoint, its model and its key are found.
struct EndpointResolution {
    let flags: EndpointFlags
    let settings: Settings

    var environment: Environment { settings.environment }
    var configuration: Configuration { settings.configuration }

    /// Who is asked first, and whether nothing but the defaults says so.
    func selection() throws(SettingsError) -> (endpoint: EndpointSelection, isDefault: Bool) {
        if let named = try namedEndpoint() { return (named, false) }
        if let text = configuration.defaults.endpoint {
            return (try asked(text, source: "The default endpoint", model: .byDefault), true)
        }
        if let text = model(.byDefault)?.endpoint {
            return (try asked(text, source: "The default model's endpoint", model: .byDefault), true)
        }
        for known in [NamedEndpoint.n4n, .openAI] {
            let address = address(of: known)
            if try hasKey(address) { return (.remote(try asked(address, model: .byDefault)), true) }
        }
        return (try unset(), true)
    }

    /// The endpoint that the command line or the environment names.
    private func namedEndpoint() throws(SettingsError) -> EndpointSelection? {
        if let text = flags.endpoint { return try asked(text, source: "--endpoint") }
        if let text = alias(flags.model)?.endpoint { return try asked(text, source: "The endpoint of -m") }
        if let text = environment["MARTLET_BASE_URL"] {
            return .remote(try asked(written(text, source: "MARTLET_BASE_URL")))
        }
        if flags.model == nil, let text = alias(environment["MARTLET_MODEL"])?.endpoint {
            return try asked(text, source: "The endpoint of MARTLET_MODEL")
        }
        if let text = environment["OPENAI_BASE_URL"] {
            return .remote(try asked(written(text, source: "OPENAI_BASE_URL")))
        }
        return nil
    }

    /// Without any setting the model on this machine answers, but not for another, nor for somebody's key.
    private func unset() throws(SettingsError) -> EndpointSelection {
        guard flags.key == nil else { throw .keyWithoutEndpoint }
        if let model = flags.model { throw .modelWithoutEndpoint(model) }
        return .local(model: nil)
    }

    static func isLocal(_ text: String) -> Bool { text.lowercased() == "local" }
}

// MARK: - Addresses

extension EndpointResolution {
    /// Where `--endpoint` leads: to a configured endpoint, one that Martlet knows, or a URL.
    func address(_ text: String, source: String) throws(SettingsError) -> EndpointAddress {
        if let address = named(text) { return address }
        guard text.contains(":") else {
            let names = NamedEndpoint.all.map(\.name) + configuration.endpoints.map(\.name)
            let list = names.enumerated().filter { !names[..<$0.offset].contains($0.element) }.map(\.element)
            throw .invalidEndpoint(
                source: "\(source) \"\(text)\"",
                reason:
                    "is neither a name (\(list.joined(separator: ", ")), local) nor a URL such as https://api.example.com/v1."
            )
        }
        return try written(text, source: source)
    }

    /// The endpoint of a name.
    func named(_ text: String) -> EndpointAddress? {
        configuration.endpoint(named: text).map { EndpointAddress($0) }
            ?? NamedEndpoint.named(text).map { address(of: $0) }
    }

    func address(of known: NamedEndpoint) -> EndpointAddress {
        configuration.endpoint(named: known.name).map { EndpointAddress($0) }
            ?? EndpointAddress(known.baseURL, in: configuration)
    }

    func written(_ text: String, source: String) throws(SettingsError) -> EndpointAddress {
        EndpointAddress(try BaseURL.parse(text, source: source), in: configuration)
    }
}

// MARK: - Models

extension EndpointResolution {
    /// Where a model is looked for.
    enum ModelScope {
        /// In what was said for this call.
        case asSaid
        /// In the defaults too, which belong to the default endpoint.
        case byDefault
    }

    /// What a short name stands for.
    func alias(_ text: String?) -> Configuration.Alias? {
        text.flatMap { configuration.aliases[$0] }
    }

    /// The model that is asked for, and the endpoint that goes with its short name.
    func model(_ scope: ModelScope) -> Configuration.Alias? {
        let byDefault = scope == .byDefault ? configuration.defaults.model : nil
        guard let text = flags.model ?? environment["MARTLET_MODEL"] ?? byDefault else { return nil }
        return alias(text) ?? Configuration.Alias(model: ModelID(rawValue: text))
    }

    private func asked(
        _ text: String,
        source: String,
        model scope: ModelScope = .asSaid
    ) throws(SettingsError) -> EndpointSelection {
        if Self.isLocal(text) {
            guard let alias = alias(flags.model) else { return .local(model: flags.model) }
            return .local(model: alias.model?.rawValue)
        }
        return .remote(try asked(address(text, source: source), model: scope))
    }

    /// The endpoint that is asked first, which `--key`, `-m` and `MARTLET_MODEL` are meant for.
    func asked(_ address: EndpointAddress, model scope: ModelScope = .asSaid) throws(SettingsError) -> RemoteEndpoint {
        try remote(address, key: givenKey(for: address), model: model(scope)?.model)
    }
}
