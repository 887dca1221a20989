import ChatCore
import JSONCoding
import LLM
import Markdown

extension JSONValue {
    /// A message on show.
    ///
    /// - Parameters:
    ///   - index: Where it stands in the path on show.
    ///   - siblings: The messages in the same place, itself among them.
    ///   - growing: The HTML of an answer on its way.
    init(message: Message, index: Int, siblings: [ULID], growing: GrowingAnswer?) {
        let isOpen = message.status == .streaming
        var view: JSONValue = [
            "id": .string(message.id.description),
            "index": .number(.init(index)),
            "role": .string(message.role.rawValue),
            "blocks": .array(Self.blocks(of: message, growing).map(JSONValue.string)),
            "isOpen": .bool(isOpen),
            "reasoning": .string(message.reasoning),
            "status": .string(message.status.rawValue),
            "siblings": .array(siblings.map { .string($0.description) }),
            "attachments": .array(Self.attachments(of: message)),
            "toolCalls": .array(
                message.body.toolCalls.map { ["name": .string($0.name), "arguments": .string($0.arguments)] }
            ),
            "date": .string(message.date.inISO8601),
        ]
        if !isOpen { view["text"] = .string(message.text) }
        if message.role == .user { view["words"] = .string(message.words) }
        if let answer = message.answer { view.describe(answer) }
        self = view
    }

    private static func blocks(of message: Message, _ growing: GrowingAnswer?) -> [String] {
        if let growing { return growing.blocks }
        return message.role == .user ? [] : MarkdownHTML.blocks(of: message.text)
    }

    private static func attachments(of message: Message) -> [JSONValue] {
        let parts = message.body.content?.parts ?? []
        return parts.indices.compactMap { index in
            JSONValue(attachment: parts[index], at: "/api/messages/\(message.id)/attachments/\(index)")
        }
    }

    private mutating func describe(_ answer: AnswerRecord) {
        self["model"] = JSONValue(answer.model?.rawValue)
        self["endpoint"] = JSONValue(answer.endpoint)
        self["notes"] = .array(answer.notes.map(JSONValue.string))
        self["summary"] = JSONValue(answer.summary)
        if let usage = answer.usage {
            let counts = [
                ("prompt", usage.promptTokens), ("completion", usage.completionTokens), ("total", usage.totalTokens),
            ]
            self["usage"] = .object(JSONObject(counts.map { ($0, $1.map { .number(.init($0)) } ?? .null) }))
        }
        if let cost = answer.cost { self["cost"] = .number(.init(cost)) }
        if let failure = answer.failure {
            self["failure"] = ["sentence": .string(failure.sentence), "isRetryable": .bool(failure.isRetryable)]
        }
    }

    /// Something attached; `nil` for text and the like, which stands in the message itself.
    private init?(attachment part: ContentPart, at url: String) {
        switch part.kind {
        case .text, .thinking, .refusal: return nil
        case .image(let image) where image.url.hasPrefix("data:"):
            self = ["kind": "image", "name": "Image", "url": .string(url)]
        case .image(let image): self = ["kind": "image", "name": .string(image.url)]
        case .audio: self = ["kind": "file", "name": "Recording", "url": .string(url)]
        case .file(let file):
            self = ["kind": "file", "name": .string(file.name ?? "File")]
            if file.data != nil { self["url"] = .string(url) }
        case .other(let type): self = ["kind": "file", "name": .string(type)]
        }
    }
}
