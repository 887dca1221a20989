import LLM

extension Settings {
    /// What `--endpoint` knows by name: configured endpoints, those that Martlet knows, and the local model.
    public var endpointNames: [String] {
        let own = configuration.endpoints.map(\.name)
        return own + (NamedEndpoint.all.map(\.name) + ["local"]).filter { !own.contains($0) }
    }

    /// What models are named here: aliases, models of endpoints, and those that have a price; each once, in order of
    /// their names, the aliases first.
    public var modelNames: [String] {
        let aliases = configuration.aliases.keys.sorted()
        let aliased = configuration.aliases.values.compactMap(\.model)
        let models = configuration.endpoints.compactMap(\.model) + NamedEndpoint.all.compactMap(\.defaultModel)
        let all = Set((aliased + models + configuration.prices.models).map(\.rawValue))
        return aliases + all.subtracting(aliases).sorted()
    }
}
