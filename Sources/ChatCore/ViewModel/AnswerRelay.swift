import LLM
import Synchronization
import WebAPI

/// Brings what happens to an answer to the main actor, where the pieces that came together arrive as one, at most 30 times
/// a second. However fast a model is, the main thread has no more to do than that.
final class AnswerRelay: Sendable {
    /// What arrives.
    enum Delivery: Sendable {
        case pieces(AnswerPieces)
        case step(Sending.Step)
    }

    private struct State {
        var pacer = PiecePacer()
        var pieces = AnswerPieces()
        var timer: Task<Void, Never>?
    }

    private let elapsed: Stopwatch
    private let deliver: @MainActor @Sendable (Delivery) -> Void
    private let state = Mutex(State())

    init(clock: any Clock<Duration>, deliver: @escaping @MainActor @Sendable (Delivery) -> Void) {
        elapsed = clock.stopwatch()
        self.deliver = deliver
    }

    /// Takes what happens next. It returns when it has been delivered, or waits for more of its kind.
    func take(_ step: Sending.Step) async {
        guard let piece = step.piece else { return await flush(before: step) }
        if piece.text.isEmpty { return }
        let decision = state.withLock { state in
            state.pieces.append(piece)
            return state.pacer.piece(at: elapsed())
        }
        switch decision {
        case .now: await flush()
        case .later(let time): startTimer(until: time)
        case .waiting: break
        }
    }

    /// Ends the wait for more: what is left is part of the whole answer, which arrives another way. A timer that has run out
    /// and waits for the main actor finds nothing more to deliver.
    func close() {
        state.withLock { state in
            state.timer?.cancel()
            state.timer = nil
            state.pieces = AnswerPieces()
        }
    }

    private func startTimer(until time: Duration) {
        let timer = Task { [self] in
            do { try await elapsed.pause(until: time) } catch { return }
            await flush()
        }
        state.withLock { $0.timer = timer }
    }

    @MainActor
    private func flush(before step: Sending.Step? = nil) {
        let pieces = state.withLock { state in
            state.timer?.cancel()
            state.timer = nil
            if !state.pieces.isEmpty { state.pacer.shown(at: elapsed()) }
            defer { state.pieces = AnswerPieces() }
            return state.pieces
        }
        if !pieces.isEmpty { deliver(.pieces(pieces)) }
        if let step { deliver(.step(step)) }
    }
}

extension Sending.Step {
    /// What of it is a piece of the answer, and may wait.
    fileprivate var piece: AnswerPiece? {
        if case .answer(.received(let event)) = self { event.piece } else { nil }
    }
}
