/// How many words a model makes; `medium` is the usual.
public struct Verbosity: NamedString {
    /// The name as it is written in JSON.
    public var rawValue: String

    /// Makes a value of a name, known or not.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension Verbosity {
    /// Few.
    public static let low = Self("low")
    /// The usual.
    public static let medium = Self("medium")
    /// Many.
    public static let high = Self("high")
}
