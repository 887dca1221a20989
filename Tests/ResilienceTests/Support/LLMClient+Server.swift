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
            server,
            by: connections.map { kind.make(connections: $0) } ?? kind.shared,
            timeouts: timeouts,
            retryPolicy: retryPolicy,
            clock: clock
        )
    }

    /// A client of a server.
    init(
        _ server: ScriptedServer,
        by transport: any HTTPTransport,
        timeouts: Timeouts = .default,
        retryPolicy: RetryPolicy = .never,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.init(
            baseURL: server.url,
            apiKey: "key-of-the-tests",
            timeouts: timeouts,
            retryPolicy: retryPolicy,
            transport: transport,
            clock: clock
        )
    }
}

extension RetryPolicy {
    /// Two retries, as by default, and no wait between them.
    static let quick = RetryPolicy(baseDelay: .zero)
}

extension Timeouts {
    /// No limits but these.
    static func only(
        connect: Duration? = nil,
        firstByte: Duration? = nil,
        idle: Duration? = nil,
        total: Duration? = nil
    ) -> Timeouts {
        Timeouts(
            connect: connect,
            firstByte: firstByte,
            idle: idle,
            event: nil,
            wholeResponse: nil,
            total: total
        )
    }
}
