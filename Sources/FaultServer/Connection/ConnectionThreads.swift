import Synchronization

/// The threads of a server's connections; each is joined, so that none is left when the server has stopped.
final class ConnectionThreads: Sendable {
    private struct State {
        var lastID = 0
        var running: [Int: ServerThread] = [:]
        var finished: [Int] = []

        mutating func takeFinished() -> [ServerThread] {
            defer { finished = [] }
            return finished.compactMap { running.removeValue(forKey: $0) }
        }
    }

    private let state = Mutex(State())

    /// Runs a body on a thread of its own, and joins those that have finished.
    func start(_ body: @escaping @Sendable () -> Void) throws(ScriptedServerError) {
        let finished = try state.withLock { (state) throws(ScriptedServerError) in
            state.lastID += 1
            let id = state.lastID
            state.running[id] = try ServerThread { [self] in
                body()
                self.state.withLock { $0.finished.append(id) }
            }
            return state.takeFinished()
        }
        for thread in finished { thread.join() }
    }

    /// Waits until all have finished.
    func joinAll() {
        let threads = state.withLock { state in
            defer { state.running = [:] }
            return Array(state.running.values)
        }
        for thread in threads { thread.join() }
    }
}
