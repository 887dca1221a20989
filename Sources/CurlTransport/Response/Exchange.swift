import Synchronization
import WebAPI

/// One request and its response, as the event loop and the reader share it.
///
/// The loop puts the head and the body in; the reader waits for them. The reader is woken at the end of a turn of the
/// loop, and takes at once all that has come by then.
final class Exchange: HTTPExchange {
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
        while true {
            if let head = state.withLock({ $0.head }) {
                return try head.get()
            }
            await arrival(of: .head)
        }
    }

    func next() async throws(TransportError) -> [UInt8]? {
        if Task.isCancelled {
            cancel()
        }
        while true {
            switch read() {
            case .bytes(let bytes): return bytes
            case .end: return nil
            case .failure(let error): throw error
            case .nothingYet: await arrival(of: .body)
            }
        }
    }

    func cancel() {
        let (wasUnderWay, waiter) = state.withLock { ($0.cancel(), $0.takeWaiter()) }
        if wasUnderWay {
            loop.cancel(self)
        }
        waiter?.resume()
    }

    private func read() -> BodyBuffer.Reading {
        let (reading, resumesSender) = state.withLock { $0.read() }
        if resumesSender {
            loop.resume(self)
        }
        return reading
    }

    /// Waits for the head, or for more of the body. It is inlined since it happens with each arrival.
    @inline(__always)
    private func arrival(of awaited: State.Awaited) async {
        await withTaskCancellationHandler {
            await withUnsafeContinuation { waiter in
                if !state.withLock({ $0.wait(waiter, for: awaited) }) {
                    waiter.resume()
                }
            }
        } onCancel: {
            cancel()
        }
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
    }

    /// Who waits for what has come.
    func takeWaiter() -> Waiter? {
        state.withLock { $0.takeWaiter() }
    }
}
