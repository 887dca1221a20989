import Foundation
import LLMTesting
import Testing
import Waiting
import WebAPI

/// Every wait here is for the manual clock: no test sleeps.
@Suite("The timer of a client's calls", .timeLimit(.minutes(Patience.minutes)))
struct WatchdogTimerTests {
    private let clock = CountingClock()
    private let endpoint = Endpoint<Void, Void>(.get, "x")
    private let transport = StubTransport(StubResponse("some", ending: .silence))

    private func client(_ timeouts: Timeouts) throws -> APIClient {
        let url = try #require(URL(string: "https://api.example.com"))
        return APIClient(baseURL: url, transport: transport, timeouts: timeouts, clock: clock)
    }

    private func wholeBody(of client: APIClient, _ timeouts: Timeouts? = nil) async throws -> HTTPBody.Collected {
        let (_, body) = try await client.bytes(endpoint: endpoint, timeouts: timeouts)
        return await body.collect(upTo: 100)
    }

    @Test("However many calls are under way, one task sleeps, and it ends with the last of them")
    func sharing() async throws {
        let client = try client(Timeouts(idle: .seconds(5)))
        var bodies: [HTTPBody] = []
        for _ in 0..<100 {
            bodies.append(try await client.bytes(endpoint: endpoint).body)
        }
        await clock.base.waitForSleeper()
        #expect(clock.count == CountingClock.Count(begun: 1, ended: 0))
        for body in bodies { body.cancel() }
        while clock.count.ended == 0 { await Task.yield() }
        #expect(clock.count == CountingClock.Count(begun: 1, ended: 1))
    }

    @Test("A call whose limit is nearer than all others ends at its own, and the others at theirs")
    func nearer() async throws {
        let client = try client(Timeouts(firstByte: nil, idle: nil, total: .seconds(60)))
        async let later = wholeBody(of: client)
        await clock.base.waitForSleeper(until: .seconds(60))
        async let sooner = wholeBody(of: client, Timeouts(firstByte: nil, idle: nil, total: .seconds(10)))
        await clock.base.waitForSleeper(until: .seconds(10))
        clock.base.advance(by: .seconds(10))
        #expect(try await sooner.failure == .timedOut(.total, after: .seconds(10)))
        await clock.base.waitForSleeper(until: .seconds(60))
        clock.base.advance(by: .seconds(50))
        #expect(try await later.failure == .timedOut(.total, after: .seconds(60)))
    }

    @Test("Calls that began one after another end one after another")
    func staggered() async throws {
        let client = try client(Timeouts(firstByte: nil, idle: nil, total: .seconds(60)))
        async let first = wholeBody(of: client)
        await clock.base.waitForSleeper(until: .seconds(60))
        clock.base.advance(by: .seconds(1))
        let (_, second) = try await client.bytes(endpoint: endpoint)
        clock.base.advance(by: .seconds(59))
        #expect(try await first.failure == .timedOut(.total, after: .seconds(60)))
        await clock.base.waitForSleeper(until: .seconds(61))
        clock.base.advance(by: .seconds(1))
        #expect(await second.collect(upTo: 100).failure == .timedOut(.total, after: .seconds(60)))
    }
}
