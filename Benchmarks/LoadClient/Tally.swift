/// What has come of one streamed answer.
public struct Tally: Sendable {
    /// How many tokens.
    public private(set) var tokens = 0
    /// When the first of them came.
    public private(set) var first: ContinuousClock.Instant?

    /// Begins with nothing.
    public init() {}

    /// Counts a token.
    public mutating func addToken() {
        if tokens == 0 { first = first ?? .now }
        tokens += 1
    }

    /// Forgets the tokens of an attempt whose answer was withdrawn.
    public mutating func startAgain() {
        tokens = 0
    }
}
