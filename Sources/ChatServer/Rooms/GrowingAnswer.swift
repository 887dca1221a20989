import ChatCore
import Markdown

/// How much of an answer on its way is shown.
struct GrowingAnswer {
    /// What has come to it.
    struct Growth: Sendable, Hashable {
        /// How many of its blocks are what they were.
        var keep: Int
        /// The blocks behind those.
        var blocks: [String]
        /// What came to its thoughts.
        var reasoning: String
        /// Whether there is nothing new to show.
        var isEmpty = false
    }

    private var stream = MarkdownHTMLStream()
    private var textSize = 0
    private var reasoningSize = 0

    /// Shows an answer as far as it has come.
    init(_ message: Message) {
        _ = grow(to: message)
    }

    /// The blocks on show.
    var blocks: [String] { stream.blocks }

    /// Shows what has come since; `nil` where the answer has begun anew, and this shows what is no part of it.
    mutating func grow(to message: Message) -> Growth? {
        let text = message.text
        let reasoning = message.reasoning
        guard text.utf8.count >= textSize, reasoning.utf8.count >= reasoningSize else { return nil }
        let first = stream.append(String(text.utf8.dropFirst(textSize)) ?? "")
        let thought = String(reasoning.utf8.dropFirst(reasoningSize)) ?? ""
        (textSize, reasoningSize) = (text.utf8.count, reasoning.utf8.count)
        let keep = first ?? stream.blocks.count
        return Growth(
            keep: keep,
            blocks: Array(stream.blocks[keep...]),
            reasoning: thought,
            isEmpty: first == nil && thought.isEmpty
        )
    }
}
