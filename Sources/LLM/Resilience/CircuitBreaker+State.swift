extension CircuitBreaker {
    /// Whether a breaker lets calls through.
    public enum State: Sendable, Hashable {
        /// All of them. So many have failed since the last success.
        case closed(failures: Int)
        /// None before this time; the first one after it is a probe.
        case open(until: Duration)
        /// A probe is under way since this time, and no other call goes through.
        case halfOpen(since: Duration)
    }
}
