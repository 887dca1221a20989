import Synchronization
import WebAPI

/// A body whose only chunk comes as somebody cancels it.
final class LateBody: HTTPBodySource {
    private struct State {
        var chunk: [UInt8]?
        var isCancelled = false
        var reader: CheckedContinuation<Void, Never>?
    }

    private let state: Mutex<State>

    init(_ chunk: [UInt8]) {
        state = Mutex(State(chunk: chunk))
    }

    func next() async throws(TransportError) -> [UInt8]? {
        await withCheckedContinuation { continuation in
            let isCancelled = state.withLock { state in
                if !state.isCancelled { state.reader = continuation }
                return state.isCancelled
            }
            if isCancelled { continuation.resume() }
        }
        guard let chunk = state.withLock({ $0.chunk.take() }) else { throw .cancelled }
        return chunk
    }

    func cancel() {
        let reader = state.withLock { state in
            state.isCancelled = true
            return state.reader.take()
        }
        reader?.resume()
    }
}
