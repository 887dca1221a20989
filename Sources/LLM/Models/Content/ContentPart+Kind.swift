import JSONCoding

extension ContentPart {
    /// What a part is.
    public enum Kind: Sendable, Hashable {
        /// Text.
        case text(String)
        /// An image.
        case image(ImageSource)
        /// Recorded speech or sound.
        case audio(AudioInput)
        /// A file, such as a PDF.
        case file(FileSource)
        /// A refusal, in an answer that is sent back.
        case refusal(String)
        /// Reasoning, which Mistral's models send and take as a part of the content.
        case thinking(String)
        /// Something else, whose fields are all ``ContentPart/extraFields``.
        case other(type: String)
    }
}

extension ContentPart.Kind {
    /// The part's `type`.
    public var type: String {
        switch self {
        case .text: "text"
        case .image: "image_url"
        case .audio: "input_audio"
        case .file: "file"
        case .refusal: "refusal"
        case .thinking: "thinking"
        case .other(let type): type
        }
    }

    /// Reads what belongs to a type; `nil` if the type is unknown or what it needs is not there.
    init?(type: String, _ fields: inout FieldReader) {
        let kind: Self? =
            switch type {
            case "text": fields.read("text", \.stringValue).map(Self.text)
            case "image_url": fields.read("image_url", ImageSource.init(lenient:)).map(Self.image)
            case "input_audio": fields.read("input_audio") { $0.asModel() }.map(Self.audio)
            case "file": fields.read("file") { $0.asModel() }.map(Self.file)
            case "refusal": fields.read("refusal", \.stringValue).map(Self.refusal)
            case "thinking": Self.thinking(&fields)
            default: nil
            }
        guard let kind else { return nil }
        self = kind
    }

    func write(to fields: inout FieldWriter) {
        switch self {
        case .text(let text): fields.write("text", text)
        case .image(let image): fields.write("image_url", image)
        case .audio(let audio): fields.write("input_audio", audio)
        case .file(let file): fields.write("file", file)
        case .refusal(let text): fields.write("refusal", text)
        case .thinking(let text): fields.write("thinking", [ContentPart.text(text)])
        case .other: break
        }
    }

    /// Reads reasoning: parts of text themselves, or a string. Any other form than the one that is written here also
    /// stays among the extra fields, so that it goes back as it came.
    private static func thinking(_ fields: inout FieldReader) -> Self? {
        guard let json = fields.peek("thinking"), let text = MessageContent(json: json)?.text else { return nil }
        let written: JSONValue = [ContentPart.text(text).json]
        return .thinking(fields.read("thinking") { $0 == written ? text : nil } ?? text)
    }
}
