import LLMTesting
import Synchronization

/// A manual clock that counts who sleeps by it.
final class CountingClock: Clock, Sendable {
    struct Count: Equatable {
        /// How many sleeps have begun.
        var begun = 0
        /// How many have ended.
        var ended = 0
    }

    let base = ManualClock()
    private let state = Mutex(Count())

    var count: Count { state.withLock { $0 } }
    var now: ManualClock.Instant { base.now }
    var minimumResolution: Duration { base.minimumResolution }

    func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
        state.withLock { $0.begun += 1 }
        defer { state.withLock { $0.ended += 1 } }
        try await base.sleep(until: deadline, tolerance: tolerance)
    }
}
