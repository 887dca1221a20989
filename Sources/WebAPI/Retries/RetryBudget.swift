/// What a client may spend on retries: a bucket of tokens, so that an outage does not multiply the load.
///
/// A retry costs one token, a success returns a part of one. While most calls succeed the bucket is full; when all fail
/// it is soon empty, and each call is sent once.
public struct RetryBudget: Sendable, Hashable {
    /// The most tokens there can be.
    public let capacity: Double
    /// What a success returns.
    public let refund: Double
    /// The tokens that are left.
    public private(set) var tokens: Double

    /// Makes a full bucket; what is negative or no number counts as zero.
    ///
    /// - Parameters:
    ///   - capacity: The most tokens there can be, and how many there are at first; 10 by default.
    ///   - refund: The part of a token that a success returns; 0.1 by default.
    public init(capacity: Double = 10, refund: Double = 0.1) {
        self.capacity = capacity > 0 ? capacity : 0
        self.refund = refund > 0 ? refund : 0
        tokens = self.capacity
    }

    /// Takes a token for a retry, and returns false where there is none.
    public mutating func withdraw() -> Bool {
        // Ten times 0.1 add up to a little less than one.
        guard tokens > 1 - 1e-9 else { return false }
        tokens = max(0, tokens - 1)
        return true
    }

    /// Returns a part of a token after a success.
    public mutating func deposit() {
        tokens = min(capacity, tokens + refund)
    }
}
