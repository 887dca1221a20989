import Synchronization
import WebAPI

/// A transport that tells what its client has read of the latest response.
final class WitnessTransport: HTTPTransport {
    private struct State {
        var bytes: [UInt8] = []
        var reads = 0
    }

    private let base: any HTTPTransport
    private let state = Mutex(State())

    init(_ base: any HTTPTransport) {
        self.base = base
    }

    /// What was read of the latest response's body.
    var text: String { String(decoding: state.withLock(\.bytes), as: UTF8.self) }

    /// How often something was read, of all responses.
    var reads: Int { state.withLock(\.reads) }

    func send(_ request: HTTPRequest) async throws(TransportError) -> (head: HTTPResponse, body: HTTPBody) {
        state.withLock { $0.bytes = [] }
        let (head, body) = try await base.send(request)
        return (head, HTTPBody(Body(base: body, witness: self)))
    }

    private func note(_ chunk: [UInt8]) {
        state.withLock { state in
            state.bytes += chunk
            state.reads += 1
        }
    }

    private final class Body: HTTPBodySource {
        private let base: HTTPBody
        private let witness: WitnessTransport

        init(base: HTTPBody, witness: WitnessTransport) {
            (self.base, self.witness) = (base, witness)
        }

        func next() async throws(TransportError) -> [UInt8]? {
            var chunks = base.makeAsyncIterator()
            let chunk = try await chunks.next()
            if let chunk { witness.note(chunk) }
            return chunk
        }

        func cancel() {
            base.cancel()
        }
    }
}
