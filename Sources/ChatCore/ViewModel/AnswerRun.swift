import LLM

/// An answer that is on its way, shown or not.
///
/// Its message is held in one place only, so that a piece is added to its text without a copy of it: here, or among the
/// messages on show.
@MainActor
final class AnswerRun {
    /// What was said before the question.
    let path: [Message]
    /// What is sent.
    let subject: Sending.Subject
    /// What was on show when it began.
    let previous: [Message]
    /// The conversation, once it is there.
    var conversation: ULID?
    /// The question, once it is kept.
    var question: Message?
    /// The answer, once it has begun; it stays the same where the text goes elsewhere.
    var answer: ULID?
    /// The answer, while it is not on show.
    var hidden: Message?
    /// How far it has come.
    var status = ChatViewModel.Status.waiting
    /// Whether its reader was told that it is not kept.
    var isUnkept = false
    /// Why the question could not be kept.
    var failure: ConversationStoreError?
    /// What carries it out.
    var task: Task<Void, Never>?

    init(_ subject: Sending.Subject, path: [Message], previous: [Message]) {
        self.subject = subject
        self.path = path
        self.previous = previous
        switch subject {
        case .question(_, let conversation): self.conversation = conversation
        case .again(let question):
            self.question = question
            conversation = question.conversation
        }
    }

    /// The messages up to the question. Where its conversation was gone, it is the first of another one.
    var asked: [Message] {
        guard let question else { return path }
        return (question.parent == nil ? [] : path) + [question]
    }
}
