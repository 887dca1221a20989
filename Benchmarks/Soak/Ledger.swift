import LLM
import Synchronization

/// What became of each call, and what should not have happened.
final class Ledger: Sendable {
    enum Outcome: Hashable {
        case complete, left, cancelled
        case failed(LLMAPIError.Kind)
    }

    private struct State {
        var outcomes: [Outcome: Int] = [:]
        var violations: [String] = []
        var violationCount = 0
    }

    private let state = Mutex(State())

    func add(_ outcome: Outcome) {
        state.withLock { $0.outcomes[outcome, default: 0] += 1 }
    }

    func violation(_ sentence: String) {
        state.withLock { state in
            state.violationCount += 1
            if state.violations.count < 20 { state.violations.append(sentence) }
        }
    }

    var total: Int { state.withLock { $0.outcomes.values.reduce(0, +) } }
    var violations: [String] { state.withLock(\.violations) }

    /// One line for each outcome, the most frequent first.
    var table: String {
        state.withLock(\.outcomes).sorted { $0.value > $1.value }
            .map { "\($0.value)\t\($0.key.name)" }.joined(separator: "\n")
    }
}

extension Ledger.Outcome {
    fileprivate var name: String {
        switch self {
        case .complete: "complete"
        case .left: "left by the caller"
        case .cancelled: "cancelled"
        case .failed(let kind): kind.rawValue
        }
    }
}
