import Synchronization
import WebAPI

/// A transport that knows how many responses somebody still holds.
final class CountingTransport: HTTPTransport {
    private let base: any HTTPTransport
    private let count = Counter()

    init(_ base: any HTTPTransport) {
        self.base = base
    }

    /// The responses whose bodies have not been let go.
    var openBodies: Int { count.open.withLock { $0 } }

    /// The requests that were sent.
    var requests: Int { count.requests.withLock { $0 } }

    func send(_ request: HTTPRequest) async throws(TransportError) -> (head: HTTPResponse, body: HTTPBody) {
        count.requests.withLock { $0 += 1 }
        let (head, body) = try await base.send(request)
        return (head, HTTPBody(Source(body, count)))
    }

    private final class Counter: Sendable {
        let open = Mutex(0)
        let requests = Mutex(0)
    }

    private final class Source: HTTPBodySource {
        private let body: HTTPBody
        private let count: Counter

        init(_ body: HTTPBody, _ count: Counter) {
            self.body = body
            self.count = count
            count.open.withLock { $0 += 1 }
        }

        deinit {
            count.open.withLock { $0 -= 1 }
        }

        func next() async throws(TransportError) -> [UInt8]? {
            var iterator = body.makeAsyncIterator()
            return try await iterator.next()
        }

        func cancel() {
            body.cancel()
        }
    }
}
