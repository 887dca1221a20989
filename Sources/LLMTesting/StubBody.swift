import Synchronization
import WebAPI

/// Plays the chunks of a ``StubResponse``.
final class StubBody: HTTPBodySource {
    private struct State {
        var chunks: ArraySlice<[UInt8]>
        var isCancelled = false
        var waiter: CheckedContinuation<Void, Never>?
    }

    private let ending: StubResponse.Ending
    private let onEnding: @Sendable () -> Void
    private let state: Mutex<State>

    init(_ response: StubResponse) {
        ending = response.ending
        onEnding = response.onEnding
        state = Mutex(State(chunks: response.chunks[...]))
    }

    func next() async throws(TransportError) -> [UInt8]? {
        if Task.isCancelled { cancel() }
        let (chunk, isCancelled) = state.withLock { state in
            (state.isCancelled ? nil : state.chunks.popFirst(), state.isCancelled)
        }
        if isCancelled { throw .cancelled }
        if let chunk { return chunk }
        onEnding()
        switch ending {
        case .complete: return nil
        case .failure(let error): throw error
        case .silence:
            await waitForCancellation()
            throw .cancelled
        }
    }

    func cancel() {
        let waiter = state.withLock { state in
            state.isCancelled = true
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume()
    }

    private func waitForCancellation() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isCancelled = state.withLock { state in
                    if !state.isCancelled { state.waiter = continuation }
                    return state.isCancelled
                }
                if isCancelled { continuation.resume() }
            }
        } onCancel: {
            cancel()
        }
    }
}
