/// What is done about the configuration file.
public enum ConfigArguments: Sendable, Hashable {
    /// Its path is told.
    case path
    /// One is shown that explains each field.
    case example
    /// Its mistakes are told.
    case check
    /// It is shown without its comments.
    case show
}
