import Synchronization
import WebAPI

/// A body whose chunks a test feeds to the reader, one by one.
final class FedBody: HTTPBodySource {
    private struct State {
        var chunks: [[UInt8]] = []
        var isCancelled = false
        var reader: CheckedContinuation<Void, Never>?
        var watcher: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    /// Hands a chunk to the reader, or keeps it until one comes.
    func feed(_ chunk: [UInt8]) async {
        let reader = state.withLock { state in
            state.chunks.append(chunk)
            return state.reader.take()
        }
        reader?.resume()
    }

    /// Waits until somebody reads who has taken everything.
    func waitForReader() async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                let isThere = (state.reader != nil && state.chunks.isEmpty) || state.isCancelled
                if !isThere { state.watcher = continuation }
                return isThere
            }
            if isThere { continuation.resume() }
        }
    }

    func next() async throws(TransportError) -> [UInt8]? {
        while true {
            if Task.isCancelled { cancel() }
            let (chunk, isCancelled) = state.withLock { state in
                (state.chunks.isEmpty ? nil : state.chunks.removeFirst(), state.isCancelled)
            }
            if isCancelled { throw .cancelled }
            if let chunk { return chunk }
            await wait()
        }
    }

    func cancel() {
        let (reader, watcher) = state.withLock { state in
            state.isCancelled = true
            return (state.reader.take(), state.watcher.take())
        }
        reader?.resume()
        watcher?.resume()
    }

    private func wait() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let (isReady, watcher) = state.withLock { state -> (Bool, CheckedContinuation<Void, Never>?) in
                    if state.isCancelled || !state.chunks.isEmpty { return (true, nil) }
                    state.reader = continuation
                    return (false, state.watcher.take())
                }
                if isReady { continuation.resume() }
                watcher?.resume()
            }
        } onCancel: {
            cancel()
        }
    }
}

/// A transport whose one response is an event stream that a test feeds.
struct FedTransport: HTTPTransport {
    let body: any HTTPBodySource

    func send(_ request: HTTPRequest) async throws(TransportError) -> (head: HTTPResponse, body: HTTPBody) {
        (HTTPResponse(status: 200, headers: ["content-type": "text/event-stream"]), HTTPBody(body))
    }
}
