import Foundation
import LLMTesting
import Synchronization
import Testing
import Waiting
import WebAPI

/// Every wait here is for the manual clock: no test sleeps.
@Suite("A client that retries", .timeLimit(.minutes(Patience.minutes)))
struct RetryingClientTests {
    private let clock = ManualClock()
    private let base = URL(string: "https://api.example.com") ?? URL(filePath: "/")
    private let get = Endpoint<Void, [Int]>(.get, "x")
    private let busy = StubResponse(status: 503, headers: ["Retry-After": "7"], "busy")
    private let answer = StubResponse("[1]")

    @Test("A whole response is asked for again after the wait that the server asked for")
    func whole() async throws {
        let transport = StubTransport(busy, answer)
        let call = Task { [get, client = client(transport)] in try await client.response(endpoint: get) }
        await clock.waitForSleeper(until: .seconds(7))
        #expect(transport.requests.count == 1)
        clock.advance(by: .seconds(7))
        #expect(try await call.value == [1])
        #expect(transport.requests.count == 2)
        #expect(transport.requests[0] == transport.requests[1])
    }

    @Test("A stream is asked for again until the head of a success is there, and not after it")
    func bytes() async throws {
        let lost = TransportError.failed(.body, reason: "The connection was reset.")
        let transport = StubTransport(busy, StubResponse("some", ending: .failure(lost)))
        let call = Task { [get, client = client(transport)] in
            let (_, body) = try await client.bytes(endpoint: get)
            return await body.collect(upTo: 100)
        }
        await clock.waitForSleeper(until: .seconds(7))
        clock.advance(by: .seconds(7))
        let collected = try await call.value
        #expect(collected.failure == lost)
        #expect(transport.requests.count == 2)
    }

    @Test("A body that is cut is read again from its start, where the method allows it")
    func cutBody() async throws {
        let lost = TransportError.failed(.body, reason: "The connection was reset.")
        let cut = StubResponse("[1,", ending: .failure(lost))
        let reading = StubTransport(cut, answer)
        #expect(try await client(reading, .hasty).response(endpoint: get) == [1])
        #expect(reading.requests.count == 2)
        let writing = StubTransport(cut, answer)
        await #expect(throws: APIError.self) {
            try await client(writing, .hasty).response(endpoint: Endpoint<Void, [Int]>(.post, "x"))
        }
        #expect(writing.requests.count == 1)
    }

    @Test("After the last attempt its error is thrown")
    func attemptsUsed() async throws {
        let transport = StubTransport(
            StubResponse(status: 500, "1"),
            StubResponse(status: 500, "2"),
            StubResponse(status: 500, "3")
        )
        #expect(await failedBody { try await client(transport, .hasty).response(endpoint: get) } == "3")
        #expect(transport.requests.count == 3)
    }

    @Test("What is final is not sent again", arguments: [400, 404, 301])
    func final(status: Int) async throws {
        let transport = StubTransport(StubResponse(status: status, "no"), answer)
        #expect(await failedBody { try await client(transport, .hasty).response(endpoint: get) } == "no")
        #expect(transport.requests.count == 1)
    }

    @Test("An answer that can't be decoded is not asked for again")
    func undecodable() async throws {
        let transport = StubTransport(StubResponse("{"), answer)
        await #expect(throws: APIError.self) { try await client(transport, .hasty).response(endpoint: get) }
        #expect(transport.requests.count == 1)
    }

    @Test("A wait that is too long is not begun")
    func waitTooLong() async throws {
        let transport = StubTransport(StubResponse(status: 429, headers: ["Retry-After": "61"], "later"), answer)
        #expect(await failedBody { try await client(transport).response(endpoint: get) } == "later")
        #expect(transport.requests.count == 1)
    }

    @Test("A date in a Retry-After is counted from the time of day that was brought along")
    func date() async throws {
        let late = StubResponse(status: 503, headers: ["Retry-After": "Thu, 01 Jan 2026 12:00:30 GMT"], "")
        let transport = StubTransport(late, answer)
        let client = client(transport, now: Date(timeIntervalSince1970: 1_767_268_800))
        let call = Task { [get] in try await client.response(endpoint: get) }
        await clock.waitForSleeper(until: .seconds(30))
        clock.advance(by: .seconds(29))
        #expect(transport.requests.count == 1)
        clock.advance(by: .seconds(1))
        #expect(try await call.value == [1])
    }

    @Test("Without a word of the server the wait is drawn")
    func backoff() async throws {
        var budget = RetryBudget()
        var random = RandomSource.seeded(3)
        let decision = RetryPolicy.default.decision(
            afterAttempt: 1,
            outcome: .init(isRetryable: true),
            timeLeft: nil,
            budget: &budget,
            using: &random
        )
        let wait = try #require(decision.wait)
        let transport = StubTransport(StubResponse(status: 500, ""), answer)
        let client = client(transport, random: .seeded(3))
        let call = Task { [get] in try await client.response(endpoint: get) }
        await clock.waitForSleeper(until: wait)
        clock.advance(by: wait)
        #expect(try await call.value == [1])
    }

    @Test("Calls of one client share what there is to spend")
    func budget() async throws {
        let transport = StubTransport(StubResponse(status: 500, ""))
        let client = client(transport, .hasty)
        for _ in 0..<10 { _ = await failedBody { try await client.response(endpoint: get) } }
        #expect(transport.requests.count == 10 + 10)
    }

    @Test("Cancelling ends a wait at once, and nothing more is sent")
    func cancellation() async throws {
        let transport = StubTransport(busy, answer)
        let call = Task { [get, client = client(transport)] in try await client.response(endpoint: get) }
        await clock.waitForSleeper(until: .seconds(7))
        call.cancel()
        let result = await call.result
        clock.advance(by: .seconds(100))
        guard case .failure(APIError.cancelled) = result else {
            Issue.record("\(result)")
            return
        }
        #expect(transport.requests.count == 1)
    }

    @Test("Other calls go on while one waits")
    func reentrancy() async throws {
        let transport = StubTransport { [busy, answer] request throws(TransportError) in
            request.url.path() == "/x" ? busy : answer
        }
        let client = client(transport)
        let waiting = Task { [get] in try await client.response(endpoint: get) }
        await clock.waitForSleeper(until: .seconds(7))
        #expect(try await client.response(endpoint: Endpoint<Void, [Int]>(.get, "y")) == [1])
        waiting.cancel()
        _ = await waiting.result
    }

    @Test("Without a policy nothing is sent twice")
    func never() async throws {
        let transport = StubTransport(busy, answer)
        let client = APIClient(baseURL: base, transport: transport, clock: clock)
        #expect(await failedBody { try await client.response(endpoint: get) } == "busy")
        #expect(transport.requests.count == 1)
    }

    private func client(
        _ transport: any HTTPTransport,
        _ policy: RetryPolicy = .default,
        random: RandomSource = .seeded(1),
        now: Date = Date(timeIntervalSince1970: 0)
    ) -> APIClient {
        APIClient(
            baseURL: base,
            transport: transport,
            timeouts: .none,
            clock: clock,
            retryPolicy: policy,
            random: random,
            now: { now }
        )
    }

    private func failedBody(_ call: () async throws -> [Int]) async -> String? {
        do {
            _ = try await call()
            return nil
        } catch APIError.status(let response) {
            return String(decoding: response.body, as: UTF8.self)
        } catch {
            Issue.record(error)
            return nil
        }
    }
}

extension RetryPolicy {
    /// Retries at once.
    fileprivate static let hasty = RetryPolicy(baseDelay: .zero)
}
