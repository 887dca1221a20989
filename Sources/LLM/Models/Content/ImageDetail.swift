/// How closely a model looks at an image, and so how many tokens that costs.
public struct ImageDetail: NamedString {
    /// The name as it is written in JSON.
    public var rawValue: String

    /// Makes a value of a name, known or not.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension ImageDetail {
    /// As the model decides; the default.
    public static let auto = Self("auto")
    /// At low resolution.
    public static let low = Self("low")
    /// At high resolution.
    public static let high = Self("high")
    /// As large as it is.
    public static let original = Self("original")
}
