/// Texts of words whose frequencies fall as in a language.
struct Vocabulary {
    /// A word that one message in a hundred thousand has.
    static let rareWord = "quetzalcoatlus"

    private static let common = ["the", "swift", "martlet", "answer", "of", "stream", "model", "token", "燕子", "a"]
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// Twenty words or so.
    mutating func text(ofMessage number: Int) -> String {
        let words = (0..<20).map { _ in word() }
        return (number % 100_000 == 77 ? [Self.rareWord] + words : words).joined(separator: " ")
    }

    private mutating func word() -> String {
        let rank = max(1, Int(1 / (Double(next() >> 11) / Double(1 << 53) + 0.00002)))
        return rank <= Self.common.count ? Self.common[rank - 1] : "word\(rank)"
    }

    /// A step of SplitMix64.
    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
