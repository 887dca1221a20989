extension EndpointSelection {
    /// Finds out who is asked.
    ///
    /// The endpoint is what `--endpoint` says, else that of the alias that `-m` names, else `MARTLET_BASE_URL`, else that of
    /// the alias in `MARTLET_MODEL`, else `OPENAI_BASE_URL`, else the configured default, else the first of n4n and OpenAI
    /// for which there is a key, else the model on this machine. The model is `-m`, else `MARTLET_MODEL`, else for a default
    /// endpoint the configured default, else the endpoint's own. The key is `--key`, by which a stored key's name is meant
    /// or the key itself, else where the configuration says that it is, else the variable that is meant for the endpoint's
    /// host, else a stored key: a key never goes anywhere else.
    ///
    /// - Throws: ``SettingsError`` where an endpoint is neither a name nor a URL, or where a key is missing or can't be had.
    public init(flags: EndpointFlags, settings: Settings) throws(SettingsError) {
        self = try EndpointResolution(flags: flags, settings: settings).selection().endpoint
    }

    /// Finds out who is asked where nothing is configured and no key is stored.
    public init(flags: EndpointFlags, environment: Environment) throws(SettingsError) {
        try self.init(flags: flags, settings: Settings(environment: environment))
    }
}
