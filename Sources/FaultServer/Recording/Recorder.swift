import Synchronization

/// Keeps the record, and wakes those who wait for something in it.
final class Recorder: Sendable {
    typealias Condition = @Sendable (ServerRecord) -> Bool
    typealias Outcome = Result<ServerRecord, ScriptedServerError>

    /// How far one wait has come.
    private enum Wait {
        case starting
        case waiting(Condition, CheckedContinuation<Outcome, Never>)
        case givenUp(ScriptedServerError)
    }

    private struct State {
        var record = ServerRecord()
        var lastWait = 0
        var waits: [Int: Wait] = [:]
    }

    private let state = Mutex(State())

    var record: ServerRecord { state.withLock(\.record) }

    var requestCount: Int { state.withLock(\.record.requests.count) }

    /// Changes the record.
    @discardableResult
    func update<Value: Sendable>(_ change: (inout ServerRecord) -> Value) -> Value {
        let (value, wakeUps) = state.withLock { state in
            let value = change(&state.record)
            return (value, Self.takeSatisfied(from: &state))
        }
        for wakeUp in wakeUps { wakeUp() }
        return value
    }

    /// Waits until the record meets a condition; the limit is real time.
    func wait(
        within limit: Duration,
        until condition: @escaping Condition
    ) async throws(ScriptedServerError) -> ServerRecord {
        let id = state.withLock { state in
            state.lastWait += 1
            state.waits[state.lastWait] = .starting
            return state.lastWait
        }
        let timer = Task {
            try await Task.sleep(for: limit)
            giveUp(id) { .timedOut(after: limit, seen: $0.summary) }
        }
        defer {
            timer.cancel()
            state.withLock { $0.waits[id] = nil }
        }
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { begin(id, condition, $0) }
        } onCancel: {
            giveUp(id) { _ in .cancelled }
        }
        return try outcome.get()
    }

    private func begin(_ id: Int, _ condition: @escaping Condition, _ continuation: CheckedContinuation<Outcome, Never>)
    {
        let outcome: Outcome? = state.withLock { state in
            if case .givenUp(let reason) = state.waits[id] { return .failure(reason) }
            if condition(state.record) { return .success(state.record) }
            state.waits[id] = .waiting(condition, continuation)
            return nil
        }
        if let outcome { continuation.resume(returning: outcome) }
    }

    private func giveUp(_ id: Int, because reason: (ServerRecord) -> ScriptedServerError) {
        let wakeUp: (() -> Void)? = state.withLock { state in
            guard let wait = state.waits[id] else { return nil }
            let error = reason(state.record)
            state.waits[id] = .givenUp(error)
            guard case .waiting(_, let continuation) = wait else { return nil }
            return { continuation.resume(returning: .failure(error)) }
        }
        wakeUp?()
    }

    /// Removes the waits whose condition is met; what is returned wakes them, outside of the lock.
    private static func takeSatisfied(from state: inout State) -> [() -> Void] {
        var wakeUps: [() -> Void] = []
        for (id, wait) in state.waits {
            guard case .waiting(let condition, let continuation) = wait, condition(state.record) else { continue }
            state.waits[id] = nil
            wakeUps.append { [record = state.record] in continuation.resume(returning: .success(record)) }
        }
        return wakeUps
    }
}
