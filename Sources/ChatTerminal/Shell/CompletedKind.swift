/// What a word of the command line names, so that a shell can complete it.
public enum CompletedKind: Sendable, Hashable, CaseIterable {
    /// A model, or an alias of one.
    case model
    /// An endpoint.
    case endpoint
    /// An endpoint, or a model of one.
    case fallback
    /// A stored key.
    case key
    /// A template.
    case template
    /// The id of a conversation.
    case conversation
    /// A file, which the shell itself completes.
    case file
}
