import Synchronization

/// The circuit breaker of one route, which all calls of a chain share, and the last failure that it saw.
final class RouteHealth: Sendable {
    private struct State {
        var breaker: CircuitBreaker
        var lastError: LLMAPIError?
    }

    private let state: Mutex<State>
    private let now: @Sendable () -> Duration

    /// Makes the health of a route that has not failed yet; `now` tells the time since some start.
    init(_ breaker: CircuitBreaker, now: @escaping @Sendable () -> Duration) {
        state = Mutex(State(breaker: breaker))
        self.now = now
    }

    /// Asks whether the route may be asked.
    ///
    /// - Returns: A permit, to be told how it went, or why the route is left alone.
    func permit() -> Result<Permit, Resting> {
        let time = now()
        return state.withLock { state in
            switch state.breaker.permission(at: time) {
            case .granted(let permit): .success(Permit(health: self, permit: permit))
            case .refused(let pause): .failure(Resting(time: pause, error: state.lastError))
            }
        }
    }

    /// Why a route is not asked.
    struct Resting: Error {
        /// For how long; nil while another call finds out whether the route is back.
        var time: Duration?
        var error: LLMAPIError?
    }

    private func change(_ change: (inout State, _ now: Duration) -> Void) {
        let time = now()
        state.withLock { change(&$0, time) }
    }

    /// The right of one call to ask the route. A call that is given up without a word gives it back.
    final class Permit: Sendable {
        private let health: RouteHealth
        private let permit: CircuitBreaker.Permit
        private let isUsed = Mutex(false)

        fileprivate init(health: RouteHealth, permit: CircuitBreaker.Permit) {
            self.health = health
            self.permit = permit
        }

        /// The route has answered.
        func succeeded() {
            use { [permit] state, _ in state.breaker.succeeded(permit) }
        }

        /// The answer begins: a probe has found out what it was sent for, and others need not wait for its end.
        func beganAnswering() {
            if permit.isProbe { succeeded() }
        }

        /// The route has failed.
        func failed(_ error: LLMAPIError) {
            use { [permit] state, now in
                state.breaker.failed(permit, at: now, retryAfter: error.retryAfter)
                state.lastError = error.changing { $0.partial = nil }
            }
        }

        deinit {
            use { [permit] state, _ in state.breaker.abandoned(permit) }
        }

        private func use(_ change: (inout State, _ now: Duration) -> Void) {
            let isFirst = isUsed.withLock { isUsed in
                defer { isUsed = true }
                return !isUsed
            }
            if isFirst { health.change(change) }
        }
    }
}
