import ChatCore
import LLM

/// What a bubble shows: a message, and what the conversation around it makes of it.
struct BubbleContent: Sendable, Hashable {
    /// The message.
    let message: Message
    /// The versions of it that the reader can move between, itself among them; one where there is no other.
    var siblings: [ULID]
    /// What is said below it while it is on its way, such as that it is tried again; `nil` for nothing.
    var status: String?
    /// Whether it can be asked for again because it is not whole, or has no answer.
    var canRetry = false
    /// Whether an answer is on its way, so that no other can be asked for.
    var isBusy = false

    /// Who wrote it.
    var isQuestion: Bool { message.role == .user }

    /// Whether more of it is to come.
    var isGrowing: Bool { message.status == .streaming }

    /// Whether nothing of it has come.
    var isPending: Bool { isGrowing && text.isEmpty && reasoning.isEmpty && toolCalls.isEmpty }

    /// What was said. What was attached to a question as text is not among it.
    var text: String { message.words }

    /// What was attached.
    var attachments: [AttachmentSummary] {
        message.attachments.enumerated().map { AttachmentSummary(id: $0.offset, part: $0.element) }
    }

    /// What the model thought before it answered; empty where it told nothing.
    var reasoning: String { message.reasoning }

    /// The tools that the model wants called.
    var toolCalls: [ToolCall] { message.body.toolCalls }

    /// What a reader should know of it beside its text.
    var notes: [String] { message.answer?.notes ?? [] }

    /// Who answered, and what it took; `nil` where nothing is known.
    var summary: String? { message.answer?.summary }

    /// Why it is not whole, as a sentence.
    var failure: String? {
        switch message.status {
        case .complete, .streaming: isQuestion && canRetry ? "This has not been answered." : nil
        case .stopped: "Stopped."
        case .truncated, .failed: message.answer?.failure?.sentence ?? "The answer is not whole."
        }
    }

    /// Which of its versions it is, counted from 1.
    var position: Int { (siblings.firstIndex(of: message.id) ?? 0) + 1 }

    /// The version before it; `nil` for the first.
    var previous: ULID? { position > 1 ? siblings[position - 2] : nil }

    /// The version after it; `nil` for the last.
    var next: ULID? { position < siblings.count ? siblings[position] : nil }
}
