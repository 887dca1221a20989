import ChatCore
import LLM

/// What a screen reader says of an answer: that it comes, and how it ended. Never what comes.
struct Announcements: Equatable, Sendable {
    private var answer: ULID?

    /// Takes the last message on show, each time it changes.
    ///
    /// - Returns: What to say now; `nil` for nothing.
    mutating func take(_ last: Message?) -> String? {
        guard let last, last.role == .assistant else { return nil }
        if last.status == .streaming {
            defer { answer = last.id }
            return answer == last.id ? nil : "Responding"
        }
        guard answer == last.id else { return nil }
        answer = nil
        return switch last.status {
        case .streaming: nil
        case .complete: "Response complete"
        case .stopped: "Response stopped"
        case .truncated, .failed: "Response failed. \(last.answer?.failure?.sentence ?? "")"
        }
    }
}
