import Synchronization

/// The changes that one reader has not seen. A change that waits already is not added again, so that there are never more
/// than there are kinds of them.
final class ChangeFeed: Sendable {
    private struct State {
        var pending: [ChatViewModel.Change] = []
        var isClosed = false
        var waiter: CheckedContinuation<Void, Never>?
    }

    /// How many messages are told one by one; more of them are told as all.
    private static let capacity = 16

    private let state = Mutex(State())

    /// Adds a change.
    func add(_ change: ChatViewModel.Change) {
        let waiter = state.withLock { state in
            guard !state.isClosed, !state.pending.contains(change) else {
                return nil as CheckedContinuation<Void, Never>?
            }
            state.pending.append(change)
            if state.pending.count > Self.capacity {
                state.pending.removeAll(where: \.isAboutOneMessage)
                if !state.pending.contains(.messages) { state.pending.append(.messages) }
            }
            return state.waiter.take()
        }
        waiter?.resume()
    }

    /// Ends the feed; what waits is still handed out.
    func close() {
        let waiter = state.withLock { state in
            state.isClosed = true
            return state.waiter.take()
        }
        waiter?.resume()
    }

    /// The next change, when there is one; `nil` after the last, and where the task is cancelled.
    func next() async -> ChatViewModel.Change? {
        while !Task.isCancelled {
            let (change, isClosed) = state.withLock { state in
                (state.pending.isEmpty ? nil : state.pending.removeFirst(), state.isClosed)
            }
            if change != nil || isClosed { return change }
            await wait()
        }
        return nil
    }

    private func wait() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let previous = state.withLock { state in
                    guard state.pending.isEmpty, !state.isClosed, !Task.isCancelled else {
                        return continuation as CheckedContinuation<Void, Never>?
                    }
                    let previous = state.waiter
                    state.waiter = continuation
                    return previous
                }
                previous?.resume()
            }
        } onCancel: {
            state.withLock { $0.waiter.take() }?.resume()
        }
    }
}

extension ChatViewModel.Change {
    fileprivate var isAboutOneMessage: Bool {
        if case .message = self { true } else { false }
    }
}
