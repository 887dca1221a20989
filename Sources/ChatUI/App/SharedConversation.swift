public import ChatCore

/// A conversation that is handed to others as a Markdown document.
public struct SharedConversation: Sendable, Hashable {
    /// What is in the document.
    public var transcript: Transcript

    /// Makes one of a transcript.
    public init(_ transcript: Transcript) {
        self.transcript = transcript
    }

    /// Its title.
    public var title: String {
        transcript.conversation.title.isEmpty ? "Conversation" : transcript.conversation.title
    }

    /// What the file is called.
    public var fileName: String { FileName(title: title).text + ".md" }
}
