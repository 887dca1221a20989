import LLM

/// What is asked: a text, and what is attached to it.
struct PageQuestion: Sendable, Hashable {
    var text: String
    var attachments: [ContentPart] = []
}
