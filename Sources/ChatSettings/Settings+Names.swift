extension Settings {
    /// What `--endpoint` knows by name: configured endpoints, those that Martlet knows, and the local model.
    public var endpointNames: [String] { configuration.endpointNames }

    /// What models are named here: aliases, models of endpoints, and those that have a price; each once, in order of
    /// their names, the aliases first.
    public var modelNames: [String] { configuration.modelNames }
}
