extension CircuitBreaker {
    /// What a breaker says to a call.
    public enum Permission: Sendable, Hashable {
        /// Make it, and tell the breaker how it went.
        case granted(Permit)
        /// Don't make it. Ask again after this time; nil where it depends on a probe that is under way.
        case refused(for: Duration?)
    }

    /// What a call is made on, and tells its outcome by.
    public struct Permit: Sendable, Hashable {
        /// Whether this call finds out if the server is back.
        public let isProbe: Bool

        let generation: Int
    }
}
