public import LLM
import Synchronization
import WebAPI

/// Tells what happens to a call before its answer begins: which attempts are repeated, and who stands in for whom.
///
/// It may be called from any thread.
public final class CallReport: Sendable {
    private struct State {
        /// Who is asked; nil where that is the only one.
        var asked: String?
        /// Who failed, and why, since an answer began.
        var failures: [String] = []
    }

    private let notices: Notices
    private let line: StatusLine
    private let state: Mutex<State>

    /// Tells it through notices; `first` is how a sentence calls who is asked first, where that is not all.
    public init(_ notices: Notices, first: String? = nil) {
        self.notices = notices
        line = StatusLine(notices)
        state = Mutex(State(asked: first))
    }

    /// Tells what an event means for the call; the pieces of the answer are for others to show.
    public func show(_ event: ChatStreamEvent) {
        switch event {
        case .retrying(let attempt, let count, let delay, let error):
            let asked = state.withLock(\.asked)
            let failure = asked.map { "\($0): \(error.phrase)" } ?? error.phrase.capitalized
            line.show("\(failure), trying again \(delay.untilThen) (\(attempt)/\(count))")
        case .switched(let route, let error): stepIn(route, after: error)
        case .restarted(let error):
            line.clear()
            notices.notice("The answer broke off (\(error.phrase)); it begins anew.")
        case .text, .reasoning, .refusal, .toolCall, .finished: begin()
        case .usage: return
        }
    }

    /// Tells that an answer is waited for.
    func wait() {
        line.show("Waiting for the answer", isTransient: true)
    }

    /// Takes back what is shown of the moment.
    public func clear() {
        line.clear()
    }

    private func stepIn(_ route: String, after error: LLMAPIError) {
        let failure = state.withLock { state in
            let failure = "\(state.asked ?? "The endpoint") failed (\(error.phrase))"
            state.failures.append(failure)
            state.asked = route
            return failure
        }
        line.show("\(failure), asking \(route)")
    }

    /// The answer begins: says who gives it, where somebody else was asked before, and why, unless that stands there.
    private func begin() {
        line.clear()
        let (failures, asked) = state.withLock { state in
            defer { state.failures = [] }
            return (state.failures, state.asked)
        }
        guard let asked, !failures.isEmpty else { return }
        let reasons = notices.canRewriteLines ? failures.joined(separator: ", ") + "; " : ""
        notices.notice("\(reasons)\(asked) answers.")
    }
}

extension String {
    /// The phrase as the start of a sentence.
    fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}

extension Duration {
    /// When it is over, for a person: to a tenth of a second.
    fileprivate var untilThen: String {
        let tenths = (seconds * 10).rounded() / 10
        return tenths > 0 ? "in \(Duration.seconds(tenths).inSeconds)" : "at once"
    }
}
