public import LLM

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A message that holds the words of a search.
public struct SearchHit: Sendable, Hashable, Identifiable {
    /// The message.
    public var message: ULID
    /// The conversation that it belongs to.
    public var conversation: ULID
    /// The conversation's name.
    public var title: String
    /// Who speaks.
    public var role: Role
    /// When the message was written or began.
    public var date: Date
    /// The text around what was found.
    public var snippet: Snippet

    /// Makes a hit.
    public init(message: ULID, conversation: ULID, title: String, role: Role, date: Date, snippet: Snippet) {
        self.message = message
        self.conversation = conversation
        self.title = title
        self.role = role
        self.date = date
        self.snippet = snippet
    }

    /// The same as ``message``.
    public var id: ULID { message }
}

extension SearchHit {
    /// A part of a text, in one line, with what was found in it.
    public struct Snippet: Sendable, Hashable {
        /// The part, with an ellipsis where the text goes on.
        public var text: String
        /// Where the words stand in ``text``, in order. Empty where they stand too far into a very long text.
        public var matches: [Range<String.Index>]

        /// Makes a snippet.
        public init(text: String, matches: [Range<String.Index>]) {
            self.text = text
            self.matches = matches
        }
    }
}
