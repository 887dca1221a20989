import CMicroHTTPD
import Synchronization
import WebAPI

/// The requests that are on their way, and what they go through.
final class Exchanges: Sendable {
    private struct State {
        var live: [ObjectIdentifier: Exchange] = [:]
        var isOpen = true
    }

    let gate: Gate
    let routes: any PageRoutes
    let callers: Callers
    private let limits: HTTPServer.Limits
    private let state = Mutex(State())

    init(gate: Gate, routes: any PageRoutes, limits: HTTPServer.Limits) {
        self.gate = gate
        self.routes = routes
        self.limits = limits
        callers = Callers(patience: limits.headPatience)
    }

    /// How many there are.
    var count: Int { state.withLock(\.live.count) }

    /// Begins one.
    func begin(_ target: String, on connection: Connection) -> Exchange {
        state.withLock { state in
            let exchange = Exchange(target: target, connection: connection, isOver: !state.isOpen)
            state.live[ObjectIdentifier(exchange)] = exchange
            return exchange
        }
    }

    /// Lets one go that libmicrohttpd has done with.
    func remove(_ exchange: Exchange) {
        exchange.end()
        callers.enter(exchange.connection.socket)
        state.withLock { _ = $0.live.removeValue(forKey: ObjectIdentifier(exchange)) }
    }

    /// Looks after those who wait for events, and those who are waited for.
    func look() {
        callers.look()
        for exchange in state.withLock({ Array($0.live.values) }) { exchange.look(patience: limits.patience) }
    }

    /// Ends all of them, and each that still comes.
    func end() {
        let live = state.withLock { state in
            state.isOpen = false
            return Array(state.live.values)
        }
        for exchange in live { exchange.end() }
    }

    /// Does the next step of a request, or says what to send.
    func step(
        _ exchange: Exchange,
        _ part: UnsafeRawBufferPointer,
        head: () -> RequestHead,
        load: Int
    ) -> Exchange.Step {
        let step = exchange.step(part, routes: routes)
        guard case .begin = step else { return step }
        callers.leave(exchange.connection.socket)
        let head = head()
        switch load > limits.connections ? .refuse(.tooMany) : gate.verdict(on: head) {
        case .pass(let request, let length):
            exchange.receive(request, length: length)
            return .goOn
        case .launch: return settle(exchange, gate.entrance(for: head), head)
        case .refuse(let refusal): return settle(exchange, refusal.response(to: head), head)
        }
    }

    /// What is sent before a request is there in full closes the connection, as it should where a body comes that nobody
    /// wants.
    private func settle(_ exchange: Exchange, _ response: PageResponse, _ head: RequestHead) -> Exchange.Step {
        guard head.fields["Content-Length"] == nil, head.fields["Transfer-Encoding"] == nil else {
            return .send(response)
        }
        exchange.settle(response)
        return .goOn
    }
}

extension Refusal {
    fileprivate static let tooMany = Refusal(
        503,
        "Too many connections are open. Close some tabs, then try again.",
        ["Connection": "close", "Retry-After": "5"]
    )
}
