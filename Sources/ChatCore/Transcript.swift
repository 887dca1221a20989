import LLM

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A conversation to be read by people: a Markdown document.
public struct Transcript: Sendable, Hashable {
    /// The conversation.
    public var conversation: Conversation
    /// Its messages, those of the path that is to be read.
    public var messages: [Message]
    /// Messages of its other branches, which stand at the end.
    public var others: [Message]

    /// Makes a transcript of a conversation and messages of it.
    ///
    /// - Parameters:
    ///   - conversation: The conversation.
    ///   - messages: Those of the path that is to be read.
    ///   - others: Those of other branches, such as an answer that was asked for again; none by default.
    public init(_ conversation: Conversation, _ messages: [Message], others: [Message] = []) {
        self.conversation = conversation
        self.messages = messages
        self.others = others
    }

    /// The document: the title, the system prompt, and each message below a heading that says who spoke and when.
    ///
    /// Text stands as it was written. Attachments are named, not shown; reasoning is folded; what broke off says so.
    public var markdown: String {
        var blocks = ["# \(conversation.title.isEmpty ? "Conversation" : conversation.title)"]
        if let system = conversation.system, !system.isEmpty { blocks.append("*System prompt:*\n\n\(quoted(system))") }
        for message in messages { blocks += self.blocks(of: message) }
        if !others.isEmpty { blocks += ["---", "*Said in other branches of this conversation:*"] }
        for message in others { blocks += self.blocks(of: message) }
        return blocks.joined(separator: "\n\n") + "\n"
    }

    private func blocks(of message: Message) -> [String] {
        var blocks = ["## \(speaker(of: message)), \(date(of: message))"]
        if let omission = message.answer?.omission {
            blocks.append("*\(omission.messages) earlier messages were not sent, since there was no room for them.*")
        }
        if !message.reasoning.isEmpty {
            blocks.append("<details>\n<summary>Reasoning</summary>\n\n\(message.reasoning)\n\n</details>")
        }
        switch message.role {
        case .tool, .function: if !message.text.isEmpty { blocks.append(fenced(message.text)) }
        default: if !message.text.isEmpty { blocks.append(message.text) }
        }
        blocks += message.body.content?.parts.compactMap(attachment) ?? []
        blocks += message.body.toolCalls.map { "Called `\($0.name)`:\n\n\(fenced($0.arguments))" }
        if let remark = remark(on: message) { blocks.append("*\(remark)*") }
        return blocks
    }

    private func speaker(of message: Message) -> String {
        let name =
            switch message.role {
            case .user: "User"
            case .assistant: "Assistant"
            case .system, .developer: "Instructions"
            case .tool, .function: "Tool"
            default: message.role.rawValue
            }
        return (message.answer?.model).map { "\(name) (\($0))" } ?? name
    }

    private func date(of message: Message) -> String {
        message.date.formatted(
            Date.ISO8601FormatStyle(dateTimeSeparator: .space).year().month().day().time(
                includingFractionalSeconds: false
            )
        )
            + " UTC"
    }

    private func attachment(_ part: ContentPart) -> String? {
        switch part.kind {
        case .text, .thinking, .refusal: nil
        case .image(let image): "*Attached: \(image.url.hasPrefix("data:") ? "an image" : "the image <\(image.url)>")*"
        case .audio: "*Attached: a recording*"
        case .file(let file): "*Attached: \(file.name.map { "the file `\($0)`" } ?? "a file")*"
        case .other(let type): "*Attached: `\(type)`*"
        }
    }

    private func remark(on message: Message) -> String? {
        let cause = (message.answer?.failure?.sentence).map { " \($0)" } ?? ""
        return switch message.status {
        case .complete: nil
        case .streaming: "The answer is still being written."
        case .stopped: "The answer was stopped here."
        case .truncated: "The answer broke off here.\(cause)"
        case .failed: "No answer came.\(cause)"
        }
    }

    private func quoted(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? ">" : "> \($0)" }
            .joined(separator: "\n")
    }

    /// A block of code, between fences that do not stand in it.
    private func fenced(_ text: String) -> String {
        var (longest, run) = (2, 0)
        for character in text.utf8 {
            run = character == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        return "\(fence)\n\(text)\n\(fence)"
    }
}
