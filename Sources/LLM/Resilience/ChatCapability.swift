/// Something that not every model can do.
public struct ChatCapability: NamedString {
    /// The name of the capability.
    public var rawValue: String

    /// Makes a capability of a name, known or not.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension ChatCapability {
    /// Calls tools, and reads what they gave.
    public static let tools = Self("tools")
    /// Reads images.
    public static let images = Self("images")
    /// Hears speech and sound.
    public static let audio = Self("audio")
    /// Reads files, such as a PDF.
    public static let files = Self("files")
    /// Answers in JSON that follows a schema.
    public static let structuredOutput = Self("structured_output")
    /// Answers in speech.
    public static let audioOutput = Self("audio_output")
    /// Answers in images.
    public static let imageOutput = Self("image_output")
    /// Searches the web.
    public static let webSearch = Self("web_search")
}
