extension Message {
    /// How far a message has come.
    public enum Status: String, Sendable, Hashable, Codable, CaseIterable {
        /// A program is writing it right now.
        case streaming
        /// It is whole.
        case complete
        /// Somebody stopped it; what had come until then is there.
        case stopped
        /// The answer broke off, or the program that wrote it ended; what had come until then is there.
        case truncated
        /// No part of an answer came.
        case failed
    }
}
