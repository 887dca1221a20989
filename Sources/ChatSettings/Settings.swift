/// All that the user has set, apart from the command line: environment, configuration and stored keys.
public struct Settings: Sendable {
    /// The variables.
    public var environment: Environment
    /// What the configuration file says.
    public var configuration: Configuration
    /// The stored keys, which are looked at only where one is needed.
    public var keys: any KeyStore

    /// Makes settings of their parts.
    public init(
        environment: Environment,
        configuration: Configuration = Configuration(),
        keys: any KeyStore = MemoryKeyStore()
    ) {
        self.environment = environment
        self.configuration = configuration
        self.keys = keys
    }

    /// Reads what a user with these variables has set.
    ///
    /// - Throws: ``ConfigurationError`` where the configuration has a mistake.
    public static func read(by environment: Environment) throws(ConfigurationError) -> Settings {
        let directories = MartletDirectories(environment: environment)
        return Settings(
            environment: environment,
            configuration: try Configuration(contentsOf: directories.configurationFile),
            keys: standardKeys(environment)
        )
    }

    /// Where Martlet keeps its files.
    public var directories: MartletDirectories { MartletDirectories(environment: environment) }

    /// Where a user's keys are kept: the file of the keys, or the Keychain, unless `MARTLET_HOME` asks for all in one place.
    public static func standardKeys(_ environment: Environment) -> any KeyStore {
        #if canImport(Security)
        if environment["MARTLET_HOME"] == nil { return KeychainKeyStore() }
        #endif
        return FileKeyStore(at: MartletDirectories(environment: environment).keys)
    }
}
