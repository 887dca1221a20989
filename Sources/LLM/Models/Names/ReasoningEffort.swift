/// How hard a reasoning model thinks before it answers. Which values a model takes differs.
public struct ReasoningEffort: NamedString {
    /// The name as it is written in JSON.
    public var rawValue: String

    /// Makes a value of a name, known or not.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension ReasoningEffort {
    /// Not at all: `none`. It has another name here because `.none` of an optional would mean that nothing is sent.
    public static let off = Self("none")
    /// Hardly.
    public static let minimal = Self("minimal")
    /// A little.
    public static let low = Self("low")
    /// The usual.
    public static let medium = Self("medium")
    /// Long.
    public static let high = Self("high")
    /// Longer.
    public static let xhigh = Self("xhigh")
    /// As long as it can.
    public static let max = Self("max")
}
