import Synchronization
import WebAPI

/// One request and its response, as the event loop and the reader share it.
///
/// The loop puts the head and the body in; the reader waits for them. The reader is woken at the end of a turn of the
/// loop, so that it finds at once all that the turn brought.
final class Exchange: HTTPBodySource {
    private let loop: EventLoop
    private let state = Mutex(State())

    init(_ loop: EventLoop) {
        self.loop = loop
    }
}

// MARK: For the reader

extension Exchange {
    /// Waits for the head of the response.
    func head() async throws(TransportError) -> HTTPResponse {
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { waiter in
                if let head = state.withLock({ $0.head(orWaitWith: waiter) }) {
                    waiter.resume(returning: head)
                }
            }
        } onCancel: {
            cancel()
        }
        return try result.get()
    }

    func next() async throws(TransportError) -> [UInt8]? {
        if Task.isCancelled {
            cancel()
        }
        if let result = read(orWaitWith: nil) {
            return try result.get()
        }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { waiter in
                if let result = read(orWaitWith: waiter) {
                    waiter.resume(returning: result)
                }
            }
        } onCancel: {
            cancel()
        }
        return try result.get()
    }

    func cancel() {
        let (wasUnderWay, delivery) = state.withLock { ($0.cancel(), $0.delivery()) }
        if wasUnderWay {
            loop.cancel(self)
        }
        perform(delivery)
    }

    private func read(orWaitWith waiter: ChunkWaiter?) -> ChunkResult? {
        let (result, resumesSender) = state.withLock { $0.read(orWaitWith: waiter) }
        if resumesSender {
            loop.resume(self)
        }
        return result
    }
}

// MARK: For the loop

extension Exchange {
    func receiveHead(_ head: HTTPResponse) {
        state.withLock { $0.receiveHead(head) }
    }

    /// Takes a part of the body, or refuses it until the reader has made room.
    func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
        state.withLock { $0.receive(bytes) }
    }

    /// Notes how the transfer ended. A response that has ended already, because it was cancelled, stays as it is.
    func finish(_ result: Result<Void, TransportError>) {
        state.withLock { $0.finish(result) }
        wakeReader()
    }

    /// Lets a waiting reader have what has come.
    func wakeReader() {
        perform(state.withLock { $0.delivery() })
    }

    private func perform(_ delivery: Delivery) {
        switch delivery {
        case .none:
            break
        case .head(let result, let waiter):
            waiter.resume(returning: result)
        case .chunk(let result, let waiter, let resumesSender):
            if resumesSender {
                loop.resume(self)
            }
            waiter.resume(returning: result)
        }
    }
}
