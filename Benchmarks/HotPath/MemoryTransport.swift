import Synchronization
import WebAPI

/// Answers each request with the same bytes over and over, cut like those of a network, and an end after them.
struct MemoryTransport: ExchangingTransport {
    var mediaType = "text/event-stream"
    let block: [UInt8]
    let blockCount: Int
    let end: [UInt8]
    let chunkSize: Int

    func send(_ request: HTTPRequest) async throws(TransportError) -> (head: HTTPResponse, body: HTTPBody) {
        let exchange = begin(request)
        return (try await exchange.head(), HTTPBody(exchange))
    }

    func begin(_ request: HTTPRequest) -> any HTTPExchange { Exchange(self) }

    private final class Exchange: HTTPExchange {
        private struct State {
            var rest: ArraySlice<UInt8> = []
            var blocksLeft: Int
            var hasEnded = false
        }

        private let transport: MemoryTransport
        private let state: Mutex<State>

        init(_ transport: MemoryTransport) {
            self.transport = transport
            state = Mutex(State(blocksLeft: transport.blockCount))
        }

        func head() async throws(TransportError) -> HTTPResponse {
            HTTPResponse(status: 200, headers: ["Content-Type": transport.mediaType])
        }

        func next() async throws(TransportError) -> [UInt8]? {
            state.withLock { state in
                if state.rest.isEmpty, state.blocksLeft > 0 {
                    state.blocksLeft -= 1
                    state.rest = transport.block[...]
                } else if state.rest.isEmpty, !state.hasEnded {
                    state.hasEnded = true
                    state.rest = transport.end[...]
                }
                defer { state.rest = state.rest.dropFirst(transport.chunkSize) }
                return state.rest.isEmpty ? nil : Array(state.rest.prefix(transport.chunkSize))
            }
        }

        func cancel() {
            state.withLock { ($0.rest, $0.blocksLeft, $0.hasEnded) = ([], 0, true) }
        }
    }
}
