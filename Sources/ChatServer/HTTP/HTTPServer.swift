import CMicroHTTPD
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A server of HTTP over libmicrohttpd, whose one thread talks with all connections.
final class HTTPServer: Sendable {
    /// How much the server takes on itself.
    struct Limits: Sendable {
        /// How many connections are served; some more are told that they are too many, and the rest waits.
        var connections = 256
        /// How many connections one address may have; nil for all. Behind `127.0.0.1` and a proxy everybody is one address.
        var connectionsOfOneAddress: Int?
        /// After how many seconds without a byte a connection is closed on which something is to be read or written.
        var idleSeconds = 30
        /// How often it is looked whether those who wait for events are still there.
        var pulse = Duration.seconds(1)
        /// After how many such looks without an event a comment is sent.
        var patience = 15
        /// After how many such looks a connection is closed on which the head of a request has not come to its end.
        var headPatience = 30
    }

    private let exchanges: Exchanges
    private let daemon: Mutex<Daemon?>
    private let pulse: Task<Void, Never>

    /// Begins to serve what comes to a socket, which belongs to the server from then on.
    init(
        _ socket: ListeningSocket,
        gate: Gate,
        routes: any PageRoutes,
        limits: Limits = Limits()
    ) throws(PageServerError) {
        let exchanges = Exchanges(gate: gate, routes: routes, limits: limits)
        daemon = Mutex(try Daemon(socket, exchanges, limits))
        self.exchanges = exchanges
        pulse = Task.detached {
            // A sleep fails only where the task was cancelled.
            while (try? await Task.sleep(for: limits.pulse)) != nil { exchanges.look() }
        }
    }

    deinit {
        halt()
    }

    /// How many requests are on their way.
    var exchangeCount: Int { exchanges.count }

    /// How many connections are waited for to send the head of a request.
    var callerCount: Int { exchanges.callers.count }

    /// Looks after all connections, as it does at each pulse.
    func look() {
        exchanges.look()
    }

    /// Closes all connections and ends the thread. What the routes still do for a request is cancelled, and not waited for.
    func halt() {
        pulse.cancel()
        exchanges.end()
        daemon.withLock { $0.take() }?.stop()
    }
}
