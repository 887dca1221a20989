extension LineEditor {
    /// What a person, or a script, has entered.
    public enum Input: Sendable, Hashable {
        /// A message or a command; it may have several lines.
        case text(String)
        /// Ctrl-C; `hadText` says whether there was something to throw away.
        case interrupted(hadText: Bool)
        /// Ctrl-D, or the end of what is piped in.
        case end
    }
}
