/// A kind of output.
public struct Modality: NamedString {
    /// The name as it is written in JSON.
    public var rawValue: String

    /// Makes a value of a name, known or not.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension Modality {
    /// Text.
    public static let text = Self("text")
    /// Speech.
    public static let audio = Self("audio")
    /// Images, as some models of OpenRouter and Gemini make them.
    public static let image = Self("image")
}
