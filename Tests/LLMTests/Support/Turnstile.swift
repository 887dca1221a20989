import Synchronization

/// Work that waits until a test lets it go, or its task is cancelled; counts what came in and how it went.
final class Turnstile: Sendable {
    private struct State {
        var isOpen = false
        var lastID = 0
        var arrivals = 0
        var cancellations = 0
        var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
    }

    private let state = Mutex(State())

    /// How often somebody came.
    var arrivals: Int { state.withLock(\.arrivals) }
    /// How many left because their task was cancelled.
    var cancellations: Int { state.withLock(\.cancellations) }

    /// Lets everybody pass, now and later.
    func open() {
        let waiters = state.withLock { state in
            state.isOpen = true
            defer { state.waiters = [:] }
            return state.waiters.values.map(\.self)
        }
        for waiter in waiters { waiter.resume() }
    }

    /// Waits until the turnstile is open; returns false at once when the task is cancelled.
    func pass() async -> Bool {
        let id = state.withLock { state in
            state.arrivals += 1
            state.lastID += 1
            return state.lastID
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let passes = state.withLock { state in
                    if state.isOpen || Task.isCancelled { return true }
                    state.waiters[id] = continuation
                    return false
                }
                if passes { continuation.resume() } else if Task.isCancelled { leave(id) }
            }
        } onCancel: {
            leave(id)
        }
        guard Task.isCancelled else { return true }
        state.withLock { $0.cancellations += 1 }
        return false
    }

    private func leave(_ id: Int) {
        state.withLock { $0.waiters.removeValue(forKey: id) }?.resume()
    }
}
