import LLMTesting
import Testing
import Waiting
import WebAPI

@Suite("A stopwatch", .timeLimit(.minutes(Patience.minutes)))
struct StopwatchTests {
    private let clock = ManualClock()

    @Test("tells the time since its start")
    func elapsed() {
        clock.advance(by: .seconds(3))
        let elapsed = clock.stopwatch()
        clock.advance(by: .seconds(2))
        #expect(elapsed() == .seconds(2))
    }

    @Test("wakes at a time after its start, however late the sleep began")
    func pause() async throws {
        let elapsed = clock.stopwatch()
        clock.advance(by: .seconds(5))
        try await elapsed.pause(until: .seconds(4))
        async let pause: Void = elapsed.pause(until: .seconds(7))
        await clock.waitForSleeper(until: .seconds(7))
        clock.advance(by: .seconds(2))
        try await pause
    }

    @Test("sleeps as long as a clock can where the time is longer")
    func forever() async throws {
        let sleep = Task { try await clock.stopwatch().pause(until: .seconds(Int64.max)) }
        await clock.waitForSleeper()
        sleep.cancel()
        await #expect(throws: CancellationError.self) { try await sleep.value }
    }
}
