extension EndpointSelection {
    /// Finds out who is asked.
    ///
    /// The endpoint is what `--endpoint` says, else `MARTLET_BASE_URL`, else `OPENAI_BASE_URL`, else the first of n4n and
    /// OpenAI whose key is set, else the model on this machine. The model is `-m`, else `MARTLET_MODEL`, else the
    /// endpoint's default. The key is `--key`, else the variable that is meant for the endpoint's host: a key never goes
    /// anywhere else.
    ///
    /// - Throws: ``SettingsError`` where an endpoint is neither a name nor a URL, or where a key is missing.
    public init(flags: EndpointFlags, environment: Environment) throws(SettingsError) {
        self = try EndpointResolution(flags: flags, environment: environment).selection()
    }
}
