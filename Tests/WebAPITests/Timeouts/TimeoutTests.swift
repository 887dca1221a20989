import Foundation
import LLMTesting
import Synchronization
import Testing
import Waiting
import WebAPI

/// Every wait here is for the manual clock: no test sleeps.
@Suite("Timeouts of a call", .timeLimit(.minutes(Patience.minutes)))
struct TimeoutTests {
    private let clock = ManualClock()
    private let base = URL(string: "https://api.example.com") ?? URL(filePath: "/")
    private let timeouts = Timeouts(
        connect: .seconds(3),
        firstByte: .seconds(20),
        idle: .seconds(5),
        event: nil,
        total: .seconds(60)
    )

    private func client(_ transport: any HTTPTransport, _ timeouts: Timeouts? = nil) -> APIClient {
        APIClient(baseURL: base, transport: transport, timeouts: timeouts ?? self.timeouts, clock: clock)
    }

    private let endpoint = Endpoint<Void, Void>(.get, "x")

    @Test("A head that never comes ends at the first-byte limit, and the request is cancelled")
    func silentHead() async throws {
        let cancelled = AsyncStream<Void>.makeStream()
        let transport = StubTransport { (_) throws(TransportError) in
            await untilCancelled()
            cancelled.continuation.finish()
            throw .cancelled
        }
        let call = Task { [endpoint, client = client(transport)] in try await client.response(endpoint: endpoint) }
        await clock.waitForSleeper()
        clock.advance(by: .seconds(20))
        await expectTimeout(.firstByte, .seconds(20), of: call)
        for await _ in cancelled.stream {}
    }

    @Test("A transport that does not notice its cancellation can't hold the caller")
    func deafTransport() async throws {
        let release = AsyncStream<Void>.makeStream()
        let transport = StubTransport { (_) throws(TransportError) in
            await Task.detached { for await _ in release.stream {} }.value
            return StubResponse("late")
        }
        let call = Task { [endpoint, client = client(transport)] in try await client.response(endpoint: endpoint) }
        await clock.waitForSleeper()
        clock.advance(by: .seconds(20))
        await expectTimeout(.firstByte, .seconds(20), of: call)
        release.continuation.finish()
    }

    @Test("A body whose first byte never comes")
    func silentBody() async throws {
        let transport = StubTransport(StubResponse(chunks: [], ending: .silence))
        let call = Task { [endpoint, client = client(transport)] in try await client.response(endpoint: endpoint) }
        await clock.waitForSleeper()
        clock.advance(by: .seconds(20))
        await expectTimeout(.firstByte, .seconds(20), of: call)
    }

    @Test("Silence in the middle of a body")
    func silentMiddle() async throws {
        let waiting = AsyncStream<Void>.makeStream()
        let response = StubResponse("some", ending: .silence) { waiting.continuation.finish() }
        let (_, body) = try await client(StubTransport(response)).bytes(endpoint: endpoint)
        async let whole = body.collect(upTo: 100)
        for await _ in waiting.stream {}
        clock.advance(by: .seconds(20))
        let collected = await whole
        #expect(collected.failure == .timedOut(.idle, after: .seconds(5)))
        #expect(collected.data == Data("some".utf8))
    }

    @Test("The total ends a call that is kept alive")
    func total() async throws {
        let transport = StubTransport(StubResponse("some", ending: .silence))
        let limits = Timeouts(firstByte: nil, idle: nil, total: .seconds(60))
        let (_, body) = try await client(transport, limits).bytes(endpoint: endpoint)
        async let whole = body.collect(upTo: 100)
        await clock.waitForSleeper()
        clock.advance(by: .seconds(60))
        let collected = await whole
        #expect(collected.failure == .timedOut(.total, after: .seconds(60)))
        #expect(collected.data == Data("some".utf8))
    }

    @Test("A whole response has 600 s, a stream has no such limit")
    func wholeResponse() async throws {
        let transport = StubTransport(StubResponse("some", ending: .silence))
        let limits = Timeouts(firstByte: nil, idle: nil)
        let call = Task { [endpoint, client = client(transport, limits)] in
            try await client.response(endpoint: endpoint)
        }
        await clock.waitForSleeper()
        clock.advance(by: .seconds(600))
        await expectTimeout(.total, .seconds(600), of: call)
    }

    @Test("The connect limit is handed to the transport")
    func connect() async throws {
        let transport = StubTransport(StubResponse(""))
        try await client(transport).response(endpoint: endpoint)
        #expect(transport.requests.first?.connectTimeout == .seconds(3))
    }

    @Test("Cancelling the task ends a call that waits for its head")
    func cancelHead() async throws {
        let transport = StubTransport { (_) throws(TransportError) in
            await untilCancelled()
            throw .cancelled
        }
        let client = client(transport)
        let task = Task { [endpoint] in try await client.response(endpoint: endpoint) }
        await clock.waitForSleeper()
        task.cancel()
        await #expect(throws: APIError.self) { try await task.value }
        let result = await task.result
        guard case .failure(APIError.cancelled) = result else {
            Issue.record("\(result)")
            return
        }
    }

    @Test("Cancelling the task ends a call that waits for its body")
    func cancelBody() async throws {
        let transport = StubTransport(StubResponse("some", ending: .silence))
        let client = client(transport)
        let first = AsyncStream<Void>.makeStream()
        let task = Task { [endpoint] in
            let (_, body) = try await client.bytes(endpoint: endpoint)
            for try await _ in body { first.continuation.finish() }
        }
        for await _ in first.stream {}
        task.cancel()
        let result = await task.result
        guard case .failure(TransportError.cancelled) = result else {
            Issue.record("\(result)")
            return
        }
    }

    @Test("No timer is left when a call is over")
    func noTimerLeft() async throws {
        let transport = StubTransport(StubResponse("done"))
        try await client(transport).response(endpoint: endpoint)
        // A timer left asleep would be woken by this; one that was cancelled has gone.
        clock.advance(by: .seconds(1_000))
        let (_, body) = try await client(transport).bytes(endpoint: endpoint)
        body.cancel()
        await #expect(throws: TransportError.cancelled) { for try await _ in body {} }
    }

    private func expectTimeout(
        _ kind: TimeoutKind,
        _ limit: Duration,
        of call: Task<Void, any Error>
    ) async {
        await #expect {
            try await call.value
        } throws: { error in
            guard case APIError.timedOut(kind, after: limit) = error else { return false }
            return true
        }
    }
}

/// Waits until the task is cancelled.
private func untilCancelled() async {
    let stream = AsyncStream<Void>.makeStream()
    await withTaskCancellationHandler {
        for await _ in stream.stream {}
    } onCancel: {
        stream.continuation.finish()
    }
}
