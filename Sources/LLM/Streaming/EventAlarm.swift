import Synchronization
import WebAPI

/// Ends the wait for the first event of a stream when its time is up, unless bytes come before.
final class EventAlarm: Sendable {
    private enum State {
        case set(Task<Void, Never>?)
        case stopped
        case rung
    }

    private let failure: TransportError
    private let state = Mutex(State.set(nil))

    /// Sets the alarm; `ring` is called once at most, and not after ``stop()``. `failure` is what it ends the wait with.
    init(
        after time: Duration,
        clock: any Clock<Duration>,
        failure: TransportError,
        ring: @escaping @Sendable () -> Void
    ) {
        self.failure = failure
        let task = Task {
            do { try await clock.pause(for: time) } catch { return }
            if self.rings() { ring() }
        }
        state.withLock { state in
            if case .set = state { state = .set(task) }
        }
    }

    /// Stops the alarm, unless it has rung; returns what it has ended the wait with, if it has.
    func stop() -> TransportError? {
        let (task, hasRung) = state.withLock { state -> (Task<Void, Never>?, Bool) in
            switch state {
            case .set(let task):
                state = .stopped
                return (task, false)
            case .stopped: return (nil, false)
            case .rung: return (nil, true)
            }
        }
        task?.cancel()
        return hasRung ? failure : nil
    }

    private func rings() -> Bool {
        state.withLock { state in
            guard case .set = state else { return false }
            state = .rung
            return true
        }
    }
}
