#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
import Synchronization

/// An HTTP/1.1 server on 127.0.0.1 that answers by a script and may misbehave on purpose.
///
/// It works on raw sockets and threads of its own, and adds nothing to the bytes of the script. It serves any number of
/// connections at once and keeps a ``ServerRecord`` of what it saw. It lives until ``stop()``, which leaves no thread
/// and no descriptor behind; ``withScriptedServer(_:policy:_:)`` calls it for you.
///
/// ```swift
/// let server = try ScriptedServer(.json(#"{"answer":42}"#), .text("busy", status: 503))
/// defer { server.stop() }
/// // … send a request to server.url …
/// try await server.request().method          // "POST"
/// ```
public final class ScriptedServer: Sendable {
    /// Chooses the answer to a request; `index` is its number among all requests, from 0.
    typealias Responder = @Sendable (RecordedRequest, _ index: Int) -> ScriptedResponse

    /// How long a client must not have read before ``RecordedConnection/isStalled`` says so: 250 ms.
    public static let stallLimit = Duration.milliseconds(250)
    /// How long waiting for something in the record takes at most, where nothing else is said: 60 s.
    ///
    /// It is only there so that nothing hangs: long enough for a machine that is slow, or stands still for a while.
    public static let waitLimit = Duration.seconds(60)

    /// The port on 127.0.0.1.
    public let port: UInt16
    /// The server's address, such as `http://127.0.0.1:49152`.
    public let url: URL

    let recorder: Recorder
    private let threads = ConnectionThreads()
    private let stopSignal: Signal
    private let acceptEnd: Signal
    private let state: Mutex<State>

    private struct State {
        var acceptor: ServerThread?
        /// Sockets that only take up room: they keep the port, or fill the queue.
        var held: [Socket] = []
    }

    /// Starts a server that answers successive requests by `responses`, and by the last of them after that.
    ///
    /// Without a response it stays silent.
    ///
    /// - Throws: ``ScriptedServerError/systemCall(_:code:)``.
    public convenience init(
        _ responses: ScriptedResponse...,
        policy: Policy = .serve
    ) throws(ScriptedServerError) {
        try self.init(responses: responses, policy: policy)
    }

    /// Starts a server that answers successive requests by `responses`, and by the last of them after that.
    ///
    /// - Throws: ``ScriptedServerError/systemCall(_:code:)``.
    public convenience init(
        responses: [ScriptedResponse],
        policy: Policy = .serve
    ) throws(ScriptedServerError) {
        let last = responses.last ?? ScriptedResponse(.silence)
        let response = { @Sendable (index: Int) in index < responses.count ? responses[index] : last }
        try self.init(policy: policy, delay: { response($0).acceptDelay }) { _, index in response(index) }
    }

    /// Starts a server that asks a closure for each answer, on the connection's thread.
    ///
    /// - Throws: ``ScriptedServerError/systemCall(_:code:)``.
    public convenience init(
        policy: Policy = .serve,
        respond: @escaping @Sendable (RecordedRequest) -> ScriptedResponse
    ) throws(ScriptedServerError) {
        try self.init(policy: policy) { request, _ in respond(request) }
    }

    /// Starts a server that answers by a script, under the script's policy.
    ///
    /// - Parameter port: the port on 127.0.0.1; 0, the default, lets the system choose one.
    /// - Throws: ``ScriptedServerError/systemCall(_:code:)``, `bind` where the port is taken.
    public convenience init(script: ServerScript, port: UInt16 = 0) throws(ScriptedServerError) {
        let player = ScriptPlayer(script)
        try self.init(policy: script.policy, port: port, delay: { _ in player.acceptDelay }) { request, _ in
            player.response(to: request)
        }
    }

    /// Starts a server; `delay` tells by the number of requests so far how long the next connection has to wait.
    private init(
        policy: Policy,
        port: UInt16 = 0,
        delay: @escaping @Sendable (_ requests: Int) -> Duration = { _ in .zero },
        responder: @escaping Responder
    ) throws(ScriptedServerError) {
        let (recorder, stopSignal) = (Recorder(), try Signal())
        self.recorder = recorder
        self.stopSignal = stopSignal
        acceptEnd = try Signal()

        let listener = try Socket()
        try listener.bindToLoopback(port: port)
        self.port = try listener.boundPort()
        guard let url = URL(string: "http://127.0.0.1:\(self.port)") else { throw .systemCall("getsockname", code: 0) }
        self.url = url
        state = Mutex(State())

        switch policy {
        case .serve, .serveAtHead, .neverRead:
            try listener.startListening(backlog: 4_096)
            try accept(on: listener, delay: { delay(recorder.requestCount) }) { socket, id in
                var connection = Connection(socket, id: id, recorder: recorder, stop: stopSignal)
                return switch policy {
                case .serveAtHead: connection.serveAtHead(responder)
                case .neverRead: connection.ignore()
                default: connection.serve(responder)
                }
            }
        case .neverAccept:
            try listener.startListening(backlog: 0)
            try hold([listener] + Socket.fillingQueue(of: self.port))
        case .refuse:
            hold([listener])
        }
    }

    /// Refuses new connections from now on; the ones that are open go on.
    ///
    /// - Throws: ``ScriptedServerError/systemCall(_:code:)`` where the port can't be kept from others.
    public func stopAccepting() throws(ScriptedServerError) {
        endAccepting()
        let placeholder = try Socket()
        try placeholder.bindToLoopback(port: port)
        hold([placeholder])
    }

    /// Ends every connection and frees the port; returns when no thread is left. May be called again.
    public func stop() {
        stopSignal.open()
        endAccepting()
        threads.joinAll()
        state.withLock { $0.held = [] }
    }

    private func accept(
        on listener: Socket,
        delay: @escaping @Sendable () -> Duration,
        serve: @escaping @Sendable (Socket, _ id: Int) -> RecordedConnection.End
    ) throws(ScriptedServerError) {
        let acceptor = Acceptor(
            listener: listener,
            end: acceptEnd,
            threads: threads,
            recorder: recorder,
            delay: delay,
            serve: serve
        )
        let thread = try ServerThread { acceptor.run() }
        state.withLock { $0.acceptor = thread }
    }

    private func endAccepting() {
        acceptEnd.open()
        let acceptor = state.withLock { state in
            defer { state.acceptor = nil }
            return state.acceptor
        }
        acceptor?.join()
    }

    private func hold(_ sockets: [Socket]) {
        state.withLock { $0.held += sockets }
    }
}
