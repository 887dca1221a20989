import Synchronization
import WebAPI

/// A transport whose answers never come; each of its exchanges ends when it is cancelled, and not before.
final class SilentTransport: ExchangingTransport {
    private let state = Mutex((begun: 0, cancelled: 0))

    var begun: Int { state.withLock(\.begun) }
    var cancelled: Int { state.withLock(\.cancelled) }

    func send(_ request: HTTPRequest) async throws(TransportError) -> (head: HTTPResponse, body: HTTPBody) {
        throw .failed(.send, reason: "An exchange is not sent.")
    }

    func begin(_ request: HTTPRequest) throws(TransportError) -> any HTTPExchange {
        guard request.method != .put else { throw .invalidRequest(reason: "No exchange of mine puts.") }
        state.withLock { $0.begun += 1 }
        return Exchange(self)
    }

    private final class Exchange: HTTPExchange {
        private let transport: SilentTransport
        private let ending = AsyncStream<Void>.makeStream()

        init(_ transport: SilentTransport) {
            self.transport = transport
        }

        func head() async throws(TransportError) -> HTTPResponse {
            await withTaskCancellationHandler {
                for await _ in ending.stream {}
            } onCancel: {
                cancel()
            }
            throw .cancelled
        }

        func next() async throws(TransportError) -> [UInt8]? { nil }

        func cancel() {
            transport.state.withLock { $0.cancelled += 1 }
            ending.continuation.finish()
        }
    }
}
