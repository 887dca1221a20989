import LLMTesting
import Testing
import Waiting

@Suite("ManualClock", .timeLimit(.minutes(Patience.minutes)))
struct ManualClockTests {
    private let clock = ManualClock()

    @Test("It stands still until it is moved")
    func standsStill() {
        let start = clock.now
        #expect(clock.now == start)
        clock.advance(by: .seconds(3))
        #expect(start.duration(to: clock.now) == .seconds(3))
    }

    @Test("A sleeper wakes when its deadline has come, not before")
    func wakes() async throws {
        let task = Task { [clock] in
            try await clock.sleep(for: .seconds(10))
            return clock.now.offset
        }
        await clock.waitForSleeper()
        clock.advance(by: .seconds(9))
        await clock.waitForSleeper()
        clock.advance(by: .seconds(4))
        #expect(try await task.value == .seconds(13))
    }

    @Test("A deadline that has passed does not wait")
    func past() async throws {
        clock.advance(by: .seconds(5))
        try await clock.sleep(until: ManualClock.Instant(offset: .seconds(5)), tolerance: nil)
        try await clock.sleep(until: ManualClock.Instant(offset: .zero), tolerance: nil)
    }

    @Test("Cancelling wakes a sleeper with an error")
    func cancelled() async {
        let task = Task { [clock] in try await clock.sleep(for: .seconds(10)) }
        await clock.waitForSleeper()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("A task that was cancelled before it sleeps does not sleep")
    func cancelledBefore() async {
        let task = Task { [clock] in
            withUnsafeCurrentTask { $0?.cancel() }
            try await clock.sleep(for: .seconds(10))
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("A test that is cancelled waits for no sleeper any longer", arguments: [false, true])
    func cancelledWatcher(isWaiting: Bool) async {
        let task = Task { [clock] in
            if !isWaiting { withUnsafeCurrentTask { $0?.cancel() } }
            await clock.waitForSleeper(until: .seconds(10))
        }
        await Task.yield()
        task.cancel()
        await task.value
    }

    @Test("Many sleepers are counted, and wake together")
    func many() async throws {
        let tasks = (1...50).map { second in
            Task { [clock] in try await clock.sleep(for: .seconds(second)) }
        }
        await clock.waitForSleeper(count: 50)
        clock.advance(by: .seconds(50))
        for task in tasks { try await task.value }
    }

    @Test("A test waits for the sleeper it is about")
    func until() async throws {
        let first = Task { [clock] in try await clock.sleep(for: .seconds(2)) }
        await clock.waitForSleeper(until: .seconds(2))
        let second = Task { [clock] in try await clock.sleep(for: .seconds(7)) }
        await clock.waitForSleeper(until: .seconds(7))
        clock.advance(by: .seconds(2))
        try await first.value
        await clock.waitForSleeper(until: .seconds(7))
        clock.advance(by: .seconds(5))
        try await second.value
    }
}
