import LLMTesting
import WebAPI

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
        var random = RandomSource.seeded(seed, row: number)
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
        var random = RandomSource.seeded(seed &+ 1, row: number * 16 + attempt)
        guard Int.random(in: 0..<5, using: &random) == 0 else { return nil }
        return SoakFault.allCases.randomElement(using: &random)
    }
}

extension RandomSource {
    /// One of many rows of numbers of a seed.
    fileprivate static func seeded(_ seed: UInt64, row: Int) -> RandomSource {
        .seeded(seed &+ UInt64(row) &* 0xD1B5_4A32_D192_ED03)
    }
}
