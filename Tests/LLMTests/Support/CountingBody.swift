import Foundation
import LLM
import Synchronization
import WebAPI

/// A body that knows how it was read.
final class CountingBody: HTTPBodySource {
    private struct State {
        var chunks: ArraySlice<[UInt8]>
        var reads = 0
        var hasEnded = false
        var isCancelled = false
        var waiter: CheckedContinuation<Void, Never>?
    }

    private let isEndless: Bool
    private let state: Mutex<State>

    init(_ chunks: [[UInt8]], isEndless: Bool = false) {
        self.isEndless = isEndless
        state = Mutex(State(chunks: chunks[...]))
    }

    var reads: Int { state.withLock(\.reads) }
    var hasEnded: Bool { state.withLock(\.hasEnded) }
    var isCancelled: Bool { state.withLock(\.isCancelled) }

    func next() async throws(TransportError) -> [UInt8]? {
        let chunk = state.withLock { state in
            state.reads += 1
            return state.chunks.popFirst()
        }
        if let chunk { return chunk }
        guard isEndless else {
            state.withLock { $0.hasEnded = true }
            return nil
        }
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
        throw .cancelled
    }

    func cancel() {
        let waiter = state.withLock { state in
            state.isCancelled = true
            return state.waiter.take()
        }
        waiter?.resume()
    }
}

/// A transport with one response.
private struct OneResponse: HTTPTransport {
    let body: CountingBody

    func send(_ request: HTTPRequest) async throws(TransportError) -> (head: HTTPResponse, body: HTTPBody) {
        (HTTPResponse(status: 200, headers: ["content-type": "text/event-stream"]), HTTPBody(body))
    }
}

extension LLMClient {
    /// A client that a stream is played to.
    static func playing(
        _ body: CountingBody,
        timeouts: Timeouts = .default,
        clock: any Clock<Duration> = ContinuousClock()
    ) -> LLMClient {
        LLMClient(
            baseURL: URL(string: "http://localhost/v1")!,
            timeouts: timeouts,
            retryPolicy: .never,
            transport: OneResponse(body: body),
            clock: clock
        )
    }
}
