#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Accepts connections on a thread of its own and starts a thread for each.
struct Acceptor: Sendable {
    let listener: Socket
    /// Readable once nothing more is to be accepted.
    let end: Signal
    let threads: ConnectionThreads
    let recorder: Recorder
    /// How long the next connection has to wait.
    let delay: @Sendable () -> Duration
    /// Serves a connection until it ends.
    let serve: @Sendable (Socket, _ id: Int) -> RecordedConnection.End

    /// Accepts until the end is signalled.
    func run() {
        var polled = [
            pollfd(fd: end.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: listener.descriptor, events: Int16(POLLIN), revents: 0),
        ]
        while true {
            guard poll(&polled, nfds_t(polled.count), -1) > 0 else { continue }
            if polled[0].revents != 0 || isEnded(within: delay()) { return }
            accept()
        }
    }

    /// Waits, and returns early where the end is signalled.
    private func isEnded(within duration: Duration) -> Bool {
        let deadline = ContinuousClock.now + duration
        var polled = pollfd(fd: end.descriptor, events: Int16(POLLIN), revents: 0)
        while ContinuousClock.now < deadline {
            if poll(&polled, 1, deadline.millisecondsFromNow) > 0 { return true }
        }
        return false
    }

    /// Takes the next connection. One that is gone already, or that the system has no room for, is closed at once.
    private func accept() {
        do throws(ScriptedServerError) {
            let socket = try Socket(adopting: listener.acceptDescriptor())
            try socket.sendWithoutDelay()
            let id = recorder.opened()
            try threads.start { [recorder, serve] in
                recorder.ended(id, serve(socket, id))
            }
        } catch {
            return
        }
    }
}
