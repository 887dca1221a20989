import Synchronization

/// Wakes the watchdogs of one client's calls: a single task sleeps until the next of them has to look.
///
/// Each call would be dearer by a task and a timer of the system's, which stays until its time even when it is not needed
/// any more. The task ends with the last call.
final class WatchdogTimer: Sendable {
    private struct Look {
        var watchdog: Watchdog
        var time: Duration
    }

    private struct State {
        var looks: [ObjectIdentifier: Look] = [:]
        var sleep: (end: Duration, task: Task<Void, Never>)?
    }

    private let sinceStart: Stopwatch
    private let state = Mutex(State())

    init(clock: any Clock<Duration>) {
        sinceStart = clock.stopwatch()
    }

    /// The time since the timer was made, which all times here are counted from.
    var now: Duration { sinceStart() }

    /// Has a watchdog look at a time.
    func add(_ watchdog: Watchdog, at time: Duration) {
        state.withLock { state in
            state.looks[ObjectIdentifier(watchdog)] = Look(watchdog: watchdog, time: time)
            sleep(until: time, &state)
        }
    }

    /// Wakes a watchdog no more.
    func remove(_ watchdog: Watchdog) {
        state.withLock { state in
            state.looks[ObjectIdentifier(watchdog)] = nil
            guard state.looks.isEmpty else { return }
            state.sleep?.task.cancel()
            state.sleep = nil
        }
    }
}

extension WatchdogTimer {
    /// Sees to it that the task wakes by `end`.
    private func sleep(until end: Duration, _ state: inout State) {
        if let sleep = state.sleep {
            guard end < sleep.end else { return }
            sleep.task.cancel()
        }
        let task = Task.detached { [self] in
            do {
                try await sinceStart.pause(until: end)
            } catch {
                return
            }
            wake(at: end)
        }
        state.sleep = (end, task)
    }

    private func wake(at end: Duration) {
        let now = now
        let due = state.withLock { state in
            if state.sleep?.end == end { state.sleep = nil }
            return state.looks.values.filter { $0.time <= now }.map(\.watchdog)
        }
        let next = due.map { ($0, $0.look(at: now)) }
        state.withLock { state in
            for (watchdog, time) in next where state.looks[ObjectIdentifier(watchdog)] != nil {
                state.looks[ObjectIdentifier(watchdog)] = time.map { Look(watchdog: watchdog, time: $0) }
            }
            if let first = state.looks.values.map(\.time).min() { sleep(until: first, &state) }
        }
    }
}
