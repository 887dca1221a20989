import Foundation
import LLMTesting
import Testing
import Waiting
import WebAPI

/// Every wait here is for the manual clock: no test sleeps.
@Suite("One total limit for several attempts", .timeLimit(.minutes(Patience.minutes)))
struct TotalLimitTests {
    private let clock = ManualClock()
    private let base = URL(string: "https://api.example.com") ?? URL(filePath: "/")
    private let endpoint = Endpoint<Void, Void>(.get, "x")
    private let busy = StubResponse(status: 503, headers: ["Retry-After": "25"], "")
    private let silence = StubResponse(chunks: [], ending: .silence)

    private func client(_ transport: any HTTPTransport, _ timeouts: Timeouts) -> APIClient {
        APIClient(
            baseURL: base,
            transport: transport,
            timeouts: timeouts,
            clock: clock,
            retryPolicy: RetryPolicy(maximumRetries: 9)
        )
    }

    private let totalOnly = Timeouts(firstByte: nil, idle: nil, total: .seconds(60))

    @Test("Attempts and waits count, and the expiry names the whole limit")
    func attempts() async throws {
        let transport = StubTransport(busy, silence)
        let call = Task { [endpoint, client = client(transport, totalOnly)] in
            try await client.response(endpoint: endpoint)
        }
        await clock.waitForSleeper(until: .seconds(25))
        clock.advance(by: .seconds(25))
        await clock.waitForSleeper(until: .seconds(60))
        clock.advance(by: .seconds(35))
        await expectTotal(.seconds(60), of: call)
        #expect(transport.requests.count == 2)
    }

    @Test("A wait that would not end in time is not begun")
    func noTimeForAWait() async throws {
        let transport = StubTransport(busy)
        let call = Task { [endpoint, client = client(transport, totalOnly)] in
            try await client.response(endpoint: endpoint)
        }
        for attempt in 1...2 {
            await clock.waitForSleeper(until: .seconds(25 * attempt))
            clock.advance(by: .seconds(25))
        }
        let result = await call.result
        guard case .failure(APIError.status(let response)) = result else {
            Issue.record("\(result)")
            return
        }
        #expect(response.status == 503)
        #expect(transport.requests.count == 3)
    }

    @Test("Every other timer starts anew")
    func otherTimers() async throws {
        let transport = StubTransport(silence, silence, StubResponse(""))
        let limits = Timeouts(firstByte: .seconds(20), idle: nil, wholeResponse: nil)
        let policy = RetryPolicy(baseDelay: .zero)
        let client = APIClient(
            baseURL: base,
            transport: transport,
            timeouts: limits,
            clock: clock,
            retryPolicy: policy
        )
        let call = Task { [endpoint] in try await client.response(endpoint: endpoint) }
        for attempt in 1...2 {
            await clock.waitForSleeper(until: .seconds(20 * attempt))
            clock.advance(by: .seconds(19))
            #expect(transport.requests.count == attempt)
            clock.advance(by: .seconds(1))
        }
        try await call.value
        #expect(transport.requests.count == 3)
    }

    @Test("What the caller has spent before counts")
    func elapsed() async throws {
        let transport = StubTransport(silence)
        let call = Task { [endpoint, client = client(transport, totalOnly)] in
            let (_, body) = try await client.bytes(endpoint: endpoint, elapsed: .seconds(45))
            for try await _ in body {}
        }
        await clock.waitForSleeper(until: .seconds(15))
        clock.advance(by: .seconds(15))
        let result = await call.result
        guard case .failure(TransportError.timedOut(.total, after: .seconds(60))) = result else {
            Issue.record("\(result)")
            return
        }
    }

    @Test("Once all is spent nothing is sent", arguments: [60, 61])
    func spent(seconds: Int) async throws {
        let transport = StubTransport(StubResponse(""))
        let call = Task { [endpoint, client = client(transport, totalOnly)] in
            _ = try await client.bytes(endpoint: endpoint, elapsed: .seconds(seconds))
        }
        await expectTotal(.seconds(60), of: call)
        #expect(transport.requests.isEmpty)
    }

    private func expectTotal(_ limit: Duration, of call: Task<Void, any Error>) async {
        await #expect {
            try await call.value
        } throws: { error in
            guard case APIError.timedOut(.total, after: limit) = error else { return false }
            return true
        }
    }
}
