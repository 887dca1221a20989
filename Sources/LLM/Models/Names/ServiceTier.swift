/// How a request is processed, and at what price.
public struct ServiceTier: NamedString {
    /// The name as it is written in JSON.
    public var rawValue: String

    /// Makes a value of a name, known or not.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension ServiceTier {
    /// As the project's settings say.
    public static let auto = Self("auto")
    /// At the standard price and speed.
    public static let `default` = Self("default")
    /// Cheaper and slower.
    public static let flex = Self("flex")
    /// With reserved capacity.
    public static let scale = Self("scale")
    /// Faster and dearer.
    public static let priority = Self("priority")
    /// Faster and dearer; a response names it ``priority``.
    public static let fast = Self("fast")
}
