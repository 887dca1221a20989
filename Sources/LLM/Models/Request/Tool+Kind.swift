extension Tool {
    /// What a tool is.
    public enum Kind: Sendable, Hashable {
        /// A function, whose arguments are described by a JSON schema.
        case function(Function)
        /// A tool whose input is plain text.
        case custom(Custom)
        /// Something else, such as a provider's own search, whose fields are all ``Tool/extraFields``.
        case other(type: String)
    }
}
