public import LLM

/// How many tokens something takes, by a rule of thumb: what there is to go by where no server has counted.
///
/// Four bytes of UTF-8 are a token, and so is each Chinese, Japanese or Korean character. An image, a recording or a file
/// is a constant. Measured against OpenAI's tokenizers (cl100k, o200k), that is within a tenth for English, Markdown and
/// code, within a third for German, Chinese, Japanese and Korean; for other scripts it can be two thirds, or the double.
public enum TokenEstimate {
    /// What an image, a recording or a file takes.
    public static let attachment = 1_000
    /// What a message takes beside its content: its role, and where it begins and ends.
    static let envelope = 4

    /// What a text takes; 0 if it is empty.
    public static func tokens(in text: some StringProtocol) -> Int {
        // The lead bytes of Kana, Hangul and the ideographs of the basic plane, all of them three bytes long.
        let (bytes, wide) = text.utf8.reduce(into: (0, 0)) { counts, byte in
            counts.0 += 1
            if (0xE3...0xED).contains(byte) { counts.1 += 1 }
        }
        return wide + (bytes - 3 * wide + 3) / 4
    }

    /// What a message takes, the calls of tools in it included.
    public static func tokens(in message: ChatMessage) -> Int {
        let content = message.content?.parts.reduce(0) { $0 + tokens(in: $1) } ?? 0
        let calls = message.toolCalls.reduce(0) { $0 + envelope + tokens(in: $1.name) + tokens(in: $1.arguments) }
        return envelope + content + calls + tokens(in: message.refusal ?? "")
    }

    private static func tokens(in part: ContentPart) -> Int {
        switch part.kind {
        case .text(let text), .refusal(let text), .thinking(let text): tokens(in: text)
        case .image, .audio, .file, .other: attachment
        }
    }
}
