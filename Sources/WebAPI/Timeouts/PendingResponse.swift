import Synchronization

/// A response that somebody waits for, until the transport, a timer or a cancellation settles it; the first one counts.
final class PendingResponse: Sendable {
    typealias Response = (head: HTTPResponse, body: HTTPBody)

    private struct State {
        var outcome: Result<Response, TransportError>?
        var task: Task<Void, Never>?
        var waiter: UnsafeContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    /// Sends by `send` in a task of its own, and waits until the matter is settled.
    func wait(
        for send: @escaping @Sendable () async throws(TransportError) -> Response
    ) async throws(TransportError) -> Response {
        let task = Task {
            do throws(TransportError) {
                self.finish(.success(try await send()))
            } catch {
                self.finish(.failure(error))
            }
        }
        state.withLock { $0.task = task }
        await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in
                let isSettled = state.withLock { state in
                    if state.outcome == nil { state.waiter = continuation }
                    return state.outcome != nil
                }
                if isSettled { continuation.resume() }
            }
        } onCancel: {
            finish(.failure(.cancelled))
        }
        let outcome = state.withLock(\.outcome)
        if case .failure = outcome { task.cancel() }
        guard let outcome else { throw .cancelled }
        return try outcome.get()
    }

    /// Settles the matter, unless it is.
    ///
    /// A response that comes too late is let go, which closes its connection.
    func finish(_ outcome: Result<Response, TransportError>) {
        let (task, waiter) = state.withLock { state -> (Task<Void, Never>?, UnsafeContinuation<Void, Never>?) in
            guard state.outcome == nil else { return (nil, nil) }
            state.outcome = outcome
            defer { state.waiter = nil }
            return (state.task, state.waiter)
        }
        if case .failure = outcome { task?.cancel() }
        waiter?.resume()
    }
}
