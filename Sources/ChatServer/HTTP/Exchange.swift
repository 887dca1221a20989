import Synchronization
import WebAPI

/// A request on its way, where libmicrohttpd's thread and the task that answers it meet.
///
/// libmicrohttpd's thread never waits: where it would have to, the connection is suspended, and whoever has what it waits
/// for resumes it.
final class Exchange: Sendable {
    /// How far it has come.
    private enum Phase {
        /// Its target is known.
        case new
        /// Its body comes.
        case receiving(PageRequest)
        /// The routes are asked, by a request of this method.
        case answering(HTTPMethod)
        /// What they say is to be sent, or is being sent.
        case answered(PageResponse)
        /// It has ended, or is to end.
        case over
    }

    /// What libmicrohttpd is to do next.
    enum Step {
        /// Read the head.
        case begin
        /// Go on with the body.
        case goOn
        /// Send this.
        case send(PageResponse)
        /// Close the connection.
        case hangUp
    }

    /// What is next of the body of an event stream.
    enum Piece {
        /// This many bytes were written.
        case bytes(Int)
        /// Nothing yet: the connection is suspended.
        case later
        /// There is no more.
        case end
        /// The connection is to be closed.
        case hangUp
    }

    private struct State {
        var phase = Phase.new
        var isSuspended = false
        var task: Task<Void, Never>?
        var outlet = Outlet()
    }

    /// The target as it was sent.
    let target: String
    let connection: Connection
    private let state: Mutex<State>

    /// Begins with a request whose target has been read; `isOver` where the server stops.
    init(target: String, connection: Connection, isOver: Bool) {
        self.target = target
        self.connection = connection
        state = Mutex(State(phase: isOver ? .over : .new))
    }
}

// MARK: - The request

extension Exchange {
    /// Takes a part of the body; the last call has none.
    func step(_ part: UnsafeRawBufferPointer, routes: any PageRoutes) -> Step {
        state.withLock { state in
            switch state.phase {
            case .new: return .begin
            case .receiving(var request):
                guard part.isEmpty else {
                    state.phase = .new
                    request.body += part
                    state.phase = .receiving(request)
                    return .goOn
                }
                state.phase = .answering(request.method)
                state.task = Task.detached { await self.answer(request, by: routes) }
                suspend(&state)
                return .goOn
            case .answering:
                suspend(&state)
                return .goOn
            case .answered(let response): return .send(response)
            case .over: return .hangUp
            }
        }
    }

    /// Lets the body come.
    func receive(_ request: PageRequest, length: Int) {
        var request = request
        request.body.reserveCapacity(length)
        state.withLock { [request] in $0.phase = .receiving(request) }
    }

    /// Answers without the routes, once all of the request is there.
    func settle(_ response: PageResponse) {
        state.withLock { $0.phase = .answered(response) }
    }

    private func answer(_ request: PageRequest, by routes: any PageRoutes) async {
        let response = await routes.respond(to: request)
        state.withLock { state in
            guard case .answering = state.phase else { return }
            state.phase = .answered(response)
            resume(&state)
        }
        if case .events(let source) = response { await pour(source) }
    }
}

// MARK: - The events

extension Exchange {
    private func pour(_ source: EventSource) async {
        while let event = await source.next() {
            guard await put(event) else { return }
        }
        state.withLock { state in
            state.outlet.isClosed = true
            resume(&state)
        }
    }

    /// Hands out an event, and returns when the reader has taken it; `false` where there is no reader any more.
    private func put(_ event: [UInt8]) async -> Bool {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                if case .over = state.phase { return true }
                state.outlet.add(event, then: continuation)
                resume(&state)
                return false
            }
            if isOver { continuation.resume(returning: false) }
        }
    }

    /// Writes what is there into libmicrohttpd's buffer.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Piece {
        let (piece, writer) = state.withLock { state -> (Piece, Outlet.Writer?) in
            if case .over = state.phase { return (.hangUp, nil) }
            let count = state.outlet.move(to: buffer)
            let writer = state.outlet.takeWriter()
            if count > 0 { return (.bytes(count), writer) }
            if state.outlet.isClosed { return (.end, writer) }
            suspend(&state)
            return (.later, writer)
        }
        writer?.resume(returning: true)
        return piece
    }

    /// Looks after a reader who waits: whether it is still there, and whether it has heard anything for long.
    ///
    /// What changes something goes on to its end, whether or not somebody still waits for the answer.
    ///
    /// - Parameter patience: After how many calls without an event a comment is sent, so that a connection that broke is
    ///   noticed by both ends.
    func look(patience: Int) {
        let isGone = state.withLock { state in
            guard state.isSuspended else { return false }
            switch state.phase {
            case .answering(.get): return connection.isGone
            case .answered:
                if connection.isGone { return true }
                if state.outlet.isQuiet(for: patience) { resume(&state) }
                return false
            default: return false
            }
        }
        if isGone { end() }
    }
}

// MARK: - The end

extension Exchange {
    /// Ends it, wherever it is: its task is cancelled and its connection closed.
    func end() {
        let (task, writer) = state.withLock { state in
            state.phase = .over
            resume(&state)
            return (state.task.take(), state.outlet.takeWriter(orIsFull: true))
        }
        task?.cancel()
        writer?.resume(returning: false)
    }

    private func suspend(_ state: inout State) {
        guard !state.isSuspended else { return }
        state.isSuspended = true
        connection.suspend()
    }

    private func resume(_ state: inout State) {
        guard state.isSuspended else { return }
        state.isSuspended = false
        connection.resume()
    }
}
