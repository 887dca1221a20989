/// Where an endpoint was looked for, none of which names one.
public struct Shortage: Sendable, Hashable {
    /// The path of the configuration.
    public var configuration: String
    /// Whether the configuration is there.
    public var isConfigured: Bool
    /// The variables that would name an endpoint, or hold the key of one.
    public var variables: [String]
    /// Where keys are kept.
    public var keyStore: String
    /// The names of the keys that are kept, for hosts that nobody asks.
    public var keys: [String]
    /// The folder of the local model.
    public var localModel: String

    /// Describes a search that found nothing.
    public init(
        configuration: String,
        isConfigured: Bool,
        variables: [String],
        keyStore: String,
        keys: [String],
        localModel: String
    ) {
        self.configuration = configuration
        self.isConfigured = isConfigured
        self.variables = variables
        self.keyStore = keyStore
        self.keys = keys
        self.localModel = localModel
    }

    /// What was looked for, a line each, and what to do.
    public var report: String {
        """
        Nobody is there to be asked. What was looked for:
          configuration  \(isConfigured ? "names no endpoint" : "not there"): \(configuration)
          environment    not set: \(variables.joined(separator: ", "))
          kept keys      \(keys.isEmpty ? "none" : "\(keys.joined(separator: ", ")), of no endpoint"): \(keyStore)
          local model    not installed: \(localModel)
        What to do, whichever is easiest:
          martlet local install         a small model on this machine, without any key
          martlet keys set n4n          keeps a key (also for openai, openrouter); or set N4N_API_KEY or OPENAI_API_KEY
          martlet --endpoint URL "Hi"   asks a server that needs no key; martlet config example shows how to keep it
        """
    }
}
