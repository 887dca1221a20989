/// How much of its context window a model gives to what a web search found; `medium` is the default.
public struct SearchContextSize: NamedString {
    /// The name as it is written in JSON.
    public var rawValue: String

    /// Makes a value of a name, known or not.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension SearchContextSize {
    /// Little.
    public static let low = Self("low")
    /// The usual.
    public static let medium = Self("medium")
    /// Much.
    public static let high = Self("high")
}
