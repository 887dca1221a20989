import FaultServer
import LLM
import Transports
import WebAPI

extension LLMClient {
    /// A client of a server, over the transport of that kind that all tests share, or over one that has so many
    /// connections.
    init(
        _ server: ScriptedServer,
        over kind: TransportKind,
        connections: Int? = nil,
        timeouts: Timeouts = .default,
        retryPolicy: RetryPolicy = .never,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.init(
            baseURL: server.url,
            apiKey: "key-of-the-tests",
            timeouts: timeouts,
            retryPolicy: retryPolicy,
            transport: connections.map { kind.make(connections: $0) } ?? kind.shared,
            clock: clock
        )
    }
}

extension RetryPolicy {
    /// Two retries, as by default, and no wait to speak of between them.
    static let quick = RetryPolicy(baseDelay: .milliseconds(2))
}

extension Timeouts {
    /// No limit but a short one on silence, from the first byte to the last.
    static func silence(_ limit: Duration) -> Timeouts {
        var timeouts = Timeouts.none
        timeouts.firstByte = limit
        timeouts.idle = limit
        return timeouts
    }

    /// No limit but one on the whole call.
    static func total(_ limit: Duration) -> Timeouts {
        var timeouts = Timeouts.none
        timeouts.total = limit
        return timeouts
    }
}
