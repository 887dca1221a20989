import Foundation
import LLM
import LLMTesting
import Testing
import WebAPI

@Suite("Retries of a chat call")
struct RetryTests {
    private let clock = ManualClock()

    private func client(
        _ transport: StubTransport,
        retryPolicy: RetryPolicy = .default,
        timeouts: Timeouts = .none
    ) -> LLMClient {
        LLMClient(
            baseURL: URL(string: "http://localhost/v1")!,
            timeouts: timeouts,
            retryPolicy: retryPolicy,
            transport: transport,
            clock: clock,
            random: RandomSource { 0 }
        )
    }

    @Test("What may be tried again is, and the answer says how often", arguments: [408, 409, 429, 500, 502, 503, 529])
    func retryable(status: Int) async {
        let transport = StubTransport(.failure(status), .failure(status), .stream("Hel", "lo"))
        let call = await Call(client(transport).stream("Hi"), clock: clock)
        #expect(call.text == "Hello")
        #expect(call.completion?.provenance?.attempts == 3)
        #expect(transport.requests.count == 3)
        #expect(Set(transport.requests.map(\.body)).count == 1, "each attempt sends the same bytes")
    }

    @Test("What would fail again is not", arguments: [400, 401, 402, 403, 404, 413, 418, 422, 301])
    func final(status: Int) async {
        let transport = StubTransport(.failure(status), .stream("never"))
        let call = await Call(client(transport).stream("Hi"), clock: clock)
        #expect(call.error?.details?.attempts == 1)
        #expect(call.error?.details?.stopReason == .notRetryable)
        #expect(transport.requests.count == 1)
    }

    @Test("After the last attempt its error stands, with the number of attempts")
    func used() async {
        let transport = StubTransport(.failure(503))
        let call = await Call(client(transport).stream("Hi"), clock: clock)
        #expect(call.error?.kind == .server)
        #expect(call.error?.details?.attempts == 3)
        #expect(call.error?.description.contains("3 times") == true)
        #expect(call.delays.count == 2)
        guard case .retrying(2, of: 3, _, let error) = call.events.first else {
            Issue.record("\(call.events)")
            return
        }
        #expect(error.kind == .server)
    }

    @Test("A whole answer is asked for again like a stream, and a listener is told")
    func whole() async throws {
        let transport = StubTransport(.failure(500), .completion("Hello"))
        let completion = try await client(transport).chat(ChatRequest(messages: [.user("Hi")]))
        #expect(completion.text == "Hello")
        #expect(completion.provenance?.attempts == 2)
    }

    @Test("A list of models is asked for again too")
    func models() async throws {
        let transport = StubTransport(.failure(503), StubResponse(#"{"data":[{"id":"m"}]}"#))
        #expect(try await client(transport).models().map(\.id) == ["m"])
        #expect(transport.requests.count == 2)
    }

    @Test("The server's wait counts, not the backoff")
    func retryAfter() async {
        let transport = StubTransport(.failure(429, headers: ["Retry-After": "7"]), .stream("Hello"))
        let call = await Call(client(transport).stream("Hi"), clock: clock)
        #expect(call.text == "Hello")
        #expect(call.delays == [.seconds(7)])
        #expect(clock.now.offset == .seconds(7))
    }

    @Test("A wait that is too long is not cut short: the call fails at once and says how long")
    func longWait() async {
        let transport = StubTransport(.failure(429, headers: ["Retry-After": "600"]), .stream("too early"))
        let call = await Call(client(transport).stream("Hi"), clock: clock)
        guard case .rateLimited(let retryAfter, let details)? = call.error else {
            Issue.record("\(String(describing: call.error))")
            return
        }
        #expect(retryAfter == .seconds(600))
        #expect(details.stopReason == .waitTooLong(asked: .seconds(600), maximum: .seconds(60)))
        #expect(transport.requests.count == 1)
    }

    @Test("An overload inside a 200 is tried again before the first delta")
    func inBand() async {
        let transport = StubTransport(
            StubResponse(
                headers: ["Content-Type": "text/event-stream"],
                "data: {\"error\":{\"code\":\"server_is_overloaded\"}}\n\n"
            ),
            .stream("Hello")
        )
        let call = await Call(client(transport).stream("Hi"), clock: clock)
        #expect(call.text == "Hello")
        #expect(transport.requests.count == 2)
    }

    @Test("A wait that the limit of the whole call leaves no time for is not begun")
    func outOfTime() async {
        let transport = StubTransport(.failure(429, headers: ["Retry-After": "7"]))
        let timeouts = Timeouts(connect: nil, firstByte: nil, idle: nil, event: nil, total: .seconds(5))
        let call = await Call(client(transport, timeouts: timeouts).stream("Hi"), clock: clock)
        #expect(call.error?.kind == .rateLimit)
        #expect(call.error?.details?.stopReason == .outOfTime)
    }

    @Test("Cancelling the wait throws at once, and nothing more is sent")
    func cancellation() async {
        let transport = StubTransport(.failure(503, headers: ["Retry-After": "30"]))
        let client = client(transport)
        let task = Task { await client.streamFailure() }
        await clock.waitForSleeper(until: .seconds(30))
        task.cancel()
        #expect(await task.value == .cancelled)
        #expect(transport.requests.count == 1)
    }

    @Test("A failing server gets little more than one request for each call, and retries come back with success")
    func budget() async {
        let isDown = Flag(true)
        let transport = StubTransport { _ in isDown.value ? .failure(503) : .stream("Hello") }
        let client = client(transport)
        for _ in 0..<100 { _ = await Call(client.stream("Hi"), clock: clock) }
        #expect(transport.requests.count == 110)
        let refused = await Call(client.stream("Hi"), clock: clock)
        #expect(refused.error?.details?.stopReason == .budgetSpent)

        isDown.value = false
        for _ in 0..<10 { _ = await Call(client.stream("Hi"), clock: clock) }
        isDown.value = true
        let again = await Call(client.stream("Hi"), clock: clock)
        #expect(again.delays.count == 1)
    }
}
