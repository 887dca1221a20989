import Foundation
import LLM
import LLMTesting
import Testing
import WebAPI

@Suite("Limits of time, on a clock that a test moves")
struct TimeoutTests {
    private static let piece = Array("data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":\"Hi\"}}]}\n\n".utf8)
    private static let comment = Array(": alive\n\n".utf8)

    /// Streams from a body that the test feeds, and returns what the stream throws.
    private func failure(
        _ timeouts: Timeouts,
        _ feed: @escaping @Sendable (FedBody, ManualClock) async -> Void
    ) async -> LLMAPIError? {
        let clock = ManualClock()
        let body = FedBody()
        let client = LLMClient(
            baseURL: URL(string: "http://localhost/v1")!,
            timeouts: timeouts,
            retryPolicy: .never,
            transport: FedTransport(body: body),
            clock: clock
        )
        let task = Task { await client.streamFailure() }
        await feed(body, clock)
        return await task.value
    }

    private func kind(_ error: LLMAPIError?) -> TimeoutKind? {
        if case .timeout(let kind, _) = error { kind } else { nil }
    }

    @Test("No first byte")
    func firstByte() async {
        let error = await failure(Timeouts(firstByte: .seconds(5), idle: nil, event: nil)) { body, clock in
            await body.waitForReader()
            await clock.waitForSleeper()
            clock.advance(by: .seconds(5))
        }
        #expect(kind(error) == .firstByte)
        #expect(error?.isRetryable == true)
        #expect(error?.description.contains("5 s") == true)
    }

    @Test("Silence in the middle, with what had arrived")
    func idle() async {
        let error = await failure(Timeouts(firstByte: nil, idle: .seconds(5))) { body, clock in
            await body.feed(Self.piece)
            await body.waitForReader()
            await clock.waitForSleeper()
            clock.advance(by: .seconds(5))
        }
        #expect(kind(error) == .idle)
        #expect(error?.isRetryable == false)
        #expect(error?.partial?.text == "Hi")
    }

    @Test("Comments count as life for the idle timer, but are no event")
    func event() async {
        let error = await failure(Timeouts(firstByte: nil, idle: .seconds(5), event: .seconds(12))) { body, clock in
            await body.feed(Self.piece)
            for _ in 0..<4 {
                await body.waitForReader()
                clock.advance(by: .seconds(4))
                await body.feed(Self.comment)
            }
        }
        #expect(kind(error) == .event)
        #expect(error?.partial?.text == "Hi")
    }

    @Test("An event starts the timer again, and a ping does not")
    func eventAgain() async {
        let error = await failure(Timeouts(firstByte: nil, idle: nil, event: .seconds(10))) { body, clock in
            for chunk in [Self.piece, Self.piece, Self.piece, Array("event: ping\ndata: {}\n\n".utf8), Self.comment] {
                await body.waitForReader()
                clock.advance(by: .seconds(6))
                await body.feed(chunk)
            }
        }
        #expect(kind(error) == .event)
        #expect(error?.partial?.text == "HiHiHi")
    }

    @Test("Silence longer than an event may take is no event, where bytes need not come at all")
    func eventByte() async {
        let error = await failure(Timeouts(firstByte: nil, idle: nil, event: .seconds(10))) { body, clock in
            await body.feed(Self.piece)
            await body.waitForReader()
            await clock.waitForSleeper()
            clock.advance(by: .seconds(10))
        }
        #expect(kind(error) == .event)
    }

    @Test("The first event, be it that comments come or nothing does", arguments: [true, false])
    func firstEvent(hasComments: Bool) async {
        let timeouts = Timeouts(firstByte: nil, idle: .seconds(60), firstEvent: .seconds(12))
        let error = await failure(timeouts) { body, clock in
            await body.feed(Self.comment)
            for time in hasComments ? [5, 5, 2] : [] {
                await body.waitForReader()
                clock.advance(by: .seconds(time))
                await body.feed(Self.comment)
            }
            guard !hasComments else { return }
            await body.waitForReader()
            await clock.waitForSleeper(until: .seconds(12))
            clock.advance(by: .seconds(12))
        }
        #expect(kind(error) == .event)
        #expect(error?.isRetryable == true)
        #expect(error?.description.contains("12 s") == true)
    }

    @Test("Bytes that come as the alarm for the first event rings are too late: it is a timeout, not a cancellation")
    func firstEventAtItsLimit() async {
        let clock = ManualClock()
        let client = LLMClient(
            baseURL: URL(string: "http://localhost/v1")!,
            timeouts: Timeouts(firstByte: nil, idle: nil, firstEvent: .seconds(5)),
            retryPolicy: .never,
            transport: FedTransport(body: LateBody(Self.piece)),
            clock: clock
        )
        let task = Task { await client.streamFailure() }
        await clock.waitForSleeper(until: .seconds(5))
        clock.advance(by: .seconds(5))
        #expect(kind(await task.value) == .event)
    }

    @Test("Once the first event has come its limit is over")
    func laterEvent() async {
        let timeouts = Timeouts(firstByte: nil, idle: nil, event: .seconds(50), firstEvent: .seconds(5))
        let error = await failure(timeouts) { body, clock in
            await body.feed(Self.piece)
            for time in [20, 25, 5] {
                await body.waitForReader()
                clock.advance(by: .seconds(time))
                await body.feed(Self.comment)
            }
        }
        #expect(kind(error) == .event)
        #expect(error?.description.contains("50 s") == true)
        #expect(error?.partial?.text == "Hi")
    }

    @Test("The whole call, though pieces come")
    func total() async {
        let error = await failure(Timeouts(firstByte: nil, idle: nil, event: nil, total: .seconds(20))) { body, clock in
            for _ in 0..<3 {
                await body.feed(Self.piece)
                await body.waitForReader()
                await clock.waitForSleeper()
                clock.advance(by: .seconds(8))
            }
        }
        #expect(kind(error) == .total)
        #expect(error?.partial?.text == "HiHiHi")
    }

    @Test("A reader that thinks is no fault of the server")
    func thinking() async throws {
        let clock = ManualClock()
        let body = FedBody()
        let client = LLMClient(
            baseURL: URL(string: "http://localhost/v1")!,
            timeouts: Timeouts(firstByte: nil, idle: .seconds(5), event: .seconds(5)),
            retryPolicy: .never,
            transport: FedTransport(body: body),
            clock: clock
        )
        var iterator = client.stream("Hi").makeAsyncIterator()
        for _ in 0..<3 {
            await body.feed(Self.piece)
            #expect(try await iterator.next() == .text("Hi"))
            clock.advance(by: .seconds(60))
        }
    }
}
