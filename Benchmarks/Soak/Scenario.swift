/// What one call of the soak asks for, what goes wrong on the way, and when its caller loses patience: all of it follows
/// from a seed and the call's number, so that the server and the client know it without a word.
struct Scenario: Sendable {
    /// How an answer is asked for.
    enum Form: CaseIterable {
        case events, text, collected, whole
    }

    /// When the caller gives up; `leave` drops the iterator, `cancel` cancels the task.
    enum Patience: Hashable {
        case endless
        case leave(afterPieces: Int)
        case cancel(afterMilliseconds: Int)
    }

    let number: Int
    let form: Form
    let patience: Patience
    let restarts: Bool
    /// The answer's text, piece by piece; no other call has the same.
    let pieces: [String]
    private let seed: UInt64

    init(number: Int, seed: UInt64) {
        self.number = number
        self.seed = seed
        var random = SplitMix(seed: seed, stream: UInt64(number))
        form = Form.allCases[Int.random(in: 0..<4, using: &random)]
        restarts = Bool.random(using: &random)
        patience =
            switch Int.random(in: 0..<20, using: &random) {
            case 0: .leave(afterPieces: Int.random(in: 0..<4, using: &random))
            case 1: .cancel(afterMilliseconds: Int.random(in: 0..<20, using: &random))
            default: .endless
            }
        pieces = (0..<Int.random(in: 1...8, using: &random)).map { "\(number).\($0) " }
    }

    var text: String { pieces.joined() }

    /// What goes wrong with an attempt, counted from 0: something does with one in five.
    func fault(ofAttempt attempt: Int) -> SoakFault? {
        var random = SplitMix(seed: seed &+ 1, stream: UInt64(number * 16 + attempt))
        guard Int.random(in: 0..<5, using: &random) == 0 else { return nil }
        return SoakFault.allCases.randomElement(using: &random)
    }
}

/// Steele, Lea and Flood's SplitMix64: small, and the same numbers everywhere.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64, stream: UInt64) {
        state = seed &+ stream &* 0xD1B5_4A32_D192_ED03
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
