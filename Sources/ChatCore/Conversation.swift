public import LLM

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A conversation: its name and settings, and which of its messages is the last one on show.
///
/// Its messages form a tree, so that a second answer to a question and an edited question stand beside the first. What is
/// shown is the path from the root to ``tip``.
public struct Conversation: Sendable, Hashable, Identifiable {
    /// What it is found by.
    public let id: ULID
    /// Its name; the start of its first question, unless somebody gave it another. Empty before that.
    public var title: String
    /// The system prompt; `nil` for none.
    public var system: String?
    /// The model to ask; `nil` for whatever the endpoint's is.
    public var model: ModelID?
    /// The last message of the path on show; `nil` while there is none.
    public internal(set) var tip: ULID?
    /// Whether it stands before others in a list.
    public var isPinned: Bool
    /// What was typed and not sent.
    public var draft: String
    /// When it began.
    public let creationDate: Date
    /// When its last message came or changed.
    public internal(set) var modificationDate: Date

    init(
        id: ULID,
        title: String = "",
        system: String? = nil,
        model: ModelID? = nil,
        tip: ULID? = nil,
        isPinned: Bool = false,
        draft: String = "",
        creationDate: Date,
        modificationDate: Date
    ) {
        self.id = id
        self.title = title
        self.system = system
        self.model = model
        self.tip = tip
        self.isPinned = isPinned
        self.draft = draft
        self.creationDate = creationDate
        self.modificationDate = modificationDate
    }
}
