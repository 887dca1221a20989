import Synchronization

/// Lets calls that ask the same at the same time share one piece of work.
///
/// The work runs in a task of its own, begun by the first call. A call that is cancelled gets ``LLMAPIError/cancelled`` at
/// once and leaves the others alone; when the last one has gone, the work is cancelled. A call that comes after that, or
/// after the work has ended, begins anew.
package final class SharedCalls<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    package typealias Work = @Sendable () async throws(LLMAPIError) -> Value

    private typealias Outcome = Result<Value, LLMAPIError>

    /// One piece of work, and those who wait for it.
    private struct Call {
        var id: Int
        var task: Task<Void, Never>
        var waiters: [Int: CheckedContinuation<Outcome, Never>] = [:]
    }

    private struct State {
        var lastID = 0
        var calls: [Key: Call] = [:]

        mutating func nextID() -> Int {
            lastID += 1
            return lastID
        }
    }

    private let state = Mutex(State())

    package init() {}

    /// What the work of this key comes to: that of a call which is under way, else `work`.
    package func value(for key: Key, _ work: @escaping Work) async throws(LLMAPIError) -> Value {
        let waiter = state.withLock { $0.nextID() }
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Outcome, Never>) in
                guard !Task.isCancelled else { return continuation.resume(returning: .failure(.cancelled)) }
                join(key, waiter, continuation, work)
                // Where the cancellation came just before, its handler found nobody to let go.
                if Task.isCancelled { leave(key, waiter) }
            }
        } onCancel: {
            leave(key, waiter)
        }
        return try outcome.get()
    }

    /// How many calls wait for the work of a key.
    func waiterCount(for key: Key) -> Int {
        state.withLock { $0.calls[key]?.waiters.count ?? 0 }
    }

    private func join(
        _ key: Key,
        _ waiter: Int,
        _ continuation: CheckedContinuation<Outcome, Never>,
        _ work: @escaping Work
    ) {
        state.withLock { state in
            var call = state.calls[key] ?? begin(key, id: state.nextID(), work)
            call.waiters[waiter] = continuation
            state.calls[key] = call
        }
    }

    /// Begins the work. Its end waits for the lock that is held here, so it finds its waiters.
    private func begin(_ key: Key, id: Int, _ work: @escaping Work) -> Call {
        let task = Task {
            do throws(LLMAPIError) {
                finish(key, id, .success(try await work()))
            } catch {
                finish(key, id, .failure(error))
            }
        }
        return Call(id: id, task: task)
    }

    private func finish(_ key: Key, _ id: Int, _ outcome: Outcome) {
        let call = state.withLock { state in
            state.calls[key]?.id == id ? state.calls.removeValue(forKey: key) : nil
        }
        for waiter in call?.waiters.values.map(\.self) ?? [] { waiter.resume(returning: outcome) }
    }

    private func leave(_ key: Key, _ waiter: Int) {
        let (continuation, task) = state.withLock {
            state -> (CheckedContinuation<Outcome, Never>?, Task<Void, Never>?) in
            guard let continuation = state.calls[key]?.waiters.removeValue(forKey: waiter) else { return (nil, nil) }
            let isLast = state.calls[key]?.waiters.isEmpty == true
            return (continuation, isLast ? state.calls.removeValue(forKey: key)?.task : nil)
        }
        task?.cancel()
        continuation?.resume(returning: .failure(.cancelled))
    }
}
