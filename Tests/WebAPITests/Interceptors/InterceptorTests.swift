import Foundation
import LLMTesting
import Synchronization
import Testing
import Waiting
import WebAPI

@Suite("Interceptors", .timeLimit(.minutes(Patience.minutes)))
struct InterceptorTests {
    /// Writes its name into a header field on the way out, and into another on the way back.
    struct Stamp: HTTPInterceptor {
        var name: String

        func send(
            _ request: HTTPRequest,
            next: any HTTPTransport
        ) async throws(TransportError) -> (head: HTTPResponse, body: HTTPBody) {
            var request = request
            request.headers.append(name, for: "Stamps")
            var response = try await next.send(request)
            response.head.headers.append(name, for: "Stamps")
            return response
        }
    }

    private let clock = ManualClock()
    private let base = URL(string: "https://api.example.com") ?? URL(filePath: "/")
    private let endpoint = Endpoint<Void, Void>(.get, "x")

    @Test("The first of a list sees the request first and the response last")
    func order() async throws {
        let transport = StubTransport(StubResponse(""))
        let client = client(transport, Stamp(name: "outer"), Stamp(name: "inner"))
        let (head, _) = try await client.bytes(endpoint: endpoint)
        #expect(transport.requests.first?.headers.values(for: "Stamps") == ["outer", "inner"])
        #expect(head.headers.values(for: "Stamps") == ["inner", "outer"])
    }

    @Test("A transport of its own")
    func transport() async throws {
        let stub = StubTransport(StubResponse(""))
        let transport = stub.intercepted(by: Stamp(name: "outer"), Stamp(name: "inner"))
        _ = try await transport.send(HTTPRequest(url: base))
        #expect(stub.requests.first?.headers.values(for: "Stamps") == ["outer", "inner"])
        _ = try await stub.intercepted().send(HTTPRequest(url: base))
        #expect(stub.requests.last == HTTPRequest(url: base))
    }

    @Test("Each attempt passes through")
    func attempts() async throws {
        let count = Mutex(0)
        let counting = ClosureInterceptor { request, next throws(TransportError) in
            count.withLock { $0 += 1 }
            return try await next.send(request)
        }
        let transport = StubTransport(StubResponse(status: 500, ""), StubResponse(""))
        try await client(transport, counting).response(endpoint: endpoint)
        #expect(count.withLock { $0 } == 2)
    }

    @Test("One can answer without sending")
    func answering() async throws {
        let canned = StubTransport(StubResponse("[1]"))
        let answering = ClosureInterceptor { request, _ throws(TransportError) in try await canned.send(request) }
        let transport = StubTransport(StubResponse("[2]"))
        let client = client(transport, answering)
        #expect(try await client.response(endpoint: Endpoint<Void, [Int]>(.get, "x")) == [1])
        #expect(transport.requests.isEmpty)
    }

    @Test("One can fail as a transport does")
    func failing() async throws {
        let failing = ClosureInterceptor { _, _ throws(TransportError) in throw .invalidRequest(reason: "Not today.") }
        let transport = StubTransport(StubResponse(""))
        let client = client(transport, failing)
        await #expect {
            try await client.response(endpoint: endpoint)
        } throws: { error in
            guard case APIError.invalidRequest(reason: "Not today.") = error else { return false }
            return true
        }
        #expect(transport.requests.isEmpty)
    }

    @Test("The timers go on while one works")
    func timers() async throws {
        let slow = ClosureInterceptor { [clock] request, next throws(TransportError) in
            do { try await clock.sleep(for: .seconds(100)) } catch { throw .cancelled }
            return try await next.send(request)
        }
        let client = APIClient(
            baseURL: base,
            transport: StubTransport(StubResponse("")),
            timeouts: Timeouts(firstByte: .seconds(20)),
            clock: clock,
            interceptors: [slow]
        )
        let call = Task { [endpoint] in try await client.response(endpoint: endpoint) }
        await clock.waitForSleeper(count: 2)
        clock.advance(by: .seconds(20))
        await #expect {
            try await call.value
        } throws: { error in
            guard case APIError.timedOut(.firstByte, after: .seconds(20)) = error else { return false }
            return true
        }
    }

    private func client(_ transport: any HTTPTransport, _ interceptors: any HTTPInterceptor...) -> APIClient {
        APIClient(
            baseURL: base,
            transport: transport,
            timeouts: .none,
            clock: clock,
            retryPolicy: RetryPolicy(baseDelay: .zero),
            interceptors: interceptors
        )
    }
}
