import Synchronization

/// A clock that stands still until a test moves it.
///
/// A sleeper wakes when the clock has been moved past its deadline, or throws at once when its task is cancelled.
/// ``waitForSleeper(count:)`` lets a test move on only when the code under test really waits.
public final class ManualClock: Clock, Sendable {
    /// A point in the clock's time, counted from its start.
    public struct Instant: InstantProtocol, Sendable {
        /// The time since the clock's start.
        public var offset: Duration

        /// Makes a point in time.
        public init(offset: Duration) {
            self.offset = offset
        }

        /// The point that lies `duration` later.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        /// The time from here to `other`.
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        /// Whether `left` comes before `right`.
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct Sleeper {
        var deadline: Instant
        var continuation: CheckedContinuation<Void, any Error>
    }

    private struct Watcher {
        var isSatisfied: @Sendable ([Instant]) -> Bool
        var continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
        var now = Instant(offset: .zero)
        var lastID = 0
        var sleepers: [Int: Sleeper] = [:]
        var cancelled: Set<Int> = []
        var watchers: [Int: Watcher] = [:]

        /// Removes and returns those who wait for such sleepers as there are.
        mutating func satisfiedWatchers() -> [Watcher] {
            guard !watchers.isEmpty else { return [] }
            let deadlines = sleepers.values.map(\.deadline)
            let satisfied = watchers.filter { $0.value.isSatisfied(deadlines) }
            for id in satisfied.keys { watchers[id] = nil }
            return Array(satisfied.values)
        }

        mutating func nextID() -> Int {
            lastID += 1
            return lastID
        }
    }

    private let state = Mutex(State())

    /// Makes a clock that stands at zero.
    public init() {}

    /// Where the clock stands.
    public var now: Instant { state.withLock(\.now) }
    /// Zero: every duration counts.
    public var minimumResolution: Duration { .zero }

    /// Moves the clock on and wakes every sleeper whose deadline has come.
    public func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let due = state.sleepers.filter { $0.value.deadline <= state.now }
            for id in due.keys { state.sleepers[id] = nil }
            return due.values.sorted { $0.deadline < $1.deadline }
        }
        for sleeper in due { sleeper.continuation.resume() }
    }

    /// Waits until at least `count` tasks sleep on this clock, or the waiting task is cancelled.
    public func waitForSleeper(count: Int = 1) async {
        await wait { $0.count >= count }
    }

    /// Waits until a task sleeps on this clock that wakes at just that time, counted from the clock's start.
    ///
    /// It tells the wait that a test is about from the timers that run beside it. It gives up when the waiting task is
    /// cancelled, so that a test's time limit ends it.
    public func waitForSleeper(until offset: Duration) async {
        await wait { $0.contains { $0.offset == offset } }
    }

    private func wait(until isSatisfied: @escaping @Sendable ([Instant]) -> Bool) async {
        let id = state.withLock { $0.nextID() }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let watcher = Watcher(isSatisfied: isSatisfied, continuation: continuation)
                let satisfied = state.withLock { state in
                    if state.cancelled.remove(id) != nil { return [watcher] }
                    state.watchers[id] = watcher
                    return state.satisfiedWatchers()
                }
                for watcher in satisfied { watcher.continuation.resume() }
            }
        } onCancel: {
            let watcher = state.withLock { state in
                let watcher = state.watchers.removeValue(forKey: id)
                if watcher == nil { state.cancelled.insert(id) }
                return watcher
            }
            watcher?.continuation.resume()
        }
    }

    /// Waits until the clock has been moved to `deadline`, or throws `CancellationError` at once.
    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = state.withLock { $0.nextID() }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                begin(Sleeper(deadline: deadline, continuation: continuation), id: id)
            }
        } onCancel: {
            cancel(id)
        }
    }

    private func begin(_ sleeper: Sleeper, id: Int) {
        enum Start { case asleep([Watcher]), due, cancelled }
        let start = state.withLock { state -> Start in
            if state.cancelled.remove(id) != nil { return .cancelled }
            if sleeper.deadline <= state.now { return .due }
            state.sleepers[id] = sleeper
            return .asleep(state.satisfiedWatchers())
        }
        switch start {
        case .asleep(let watchers): for watcher in watchers { watcher.continuation.resume() }
        case .due: sleeper.continuation.resume()
        case .cancelled: sleeper.continuation.resume(throwing: CancellationError())
        }
    }

    private func cancel(_ id: Int) {
        let sleeper = state.withLock { state in
            let sleeper = state.sleepers.removeValue(forKey: id)
            if sleeper == nil { state.cancelled.insert(id) }
            return sleeper
        }
        sleeper?.continuation.resume(throwing: CancellationError())
    }
}
