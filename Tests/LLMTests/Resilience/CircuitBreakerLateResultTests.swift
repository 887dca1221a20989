import Testing

@testable import LLM

@Suite("What a call tells the circuit breaker when its state has changed since")
struct CircuitBreakerLateResultTests {
    /// How a call ends late.
    enum Ending: CaseIterable {
        case success, failure, cancellation
    }

    private var breaker = CircuitBreaker()
    private let early: CircuitBreaker.Permit

    /// A call begins, and three others fail while it is under way: the breaker is open from second 0 to second 30.
    init() throws {
        early = try breaker.permit(at: .zero)
        for _ in 0..<3 { breaker.failed(try breaker.permit(at: .zero), at: .zero) }
        try #require(breaker.state == .open(until: .seconds(30)))
    }

    private mutating func end(_ permit: CircuitBreaker.Permit, as ending: Ending, at now: Duration) {
        switch ending {
        case .success: breaker.succeeded(permit)
        case .failure: breaker.failed(permit, at: now)
        case .cancellation: breaker.abandoned(permit)
        }
    }

    @Test("While it is open, nothing changes", arguments: Ending.allCases)
    mutating func whileOpen(ending: Ending) {
        end(early, as: ending, at: .seconds(5))
        #expect(breaker.state == .open(until: .seconds(30)))
    }

    @Test("The probe decides alone", arguments: Ending.allCases)
    mutating func whileProbing(ending: Ending) throws {
        let probe = try breaker.permit(at: .seconds(31))
        end(early, as: ending, at: .seconds(32))
        #expect(breaker.state == .halfOpen(since: .seconds(31)))
        breaker.succeeded(probe)
        #expect(breaker.state == .closed(failures: 0))
    }

    @Test("Once it is closed again, only what began since then counts", arguments: Ending.allCases)
    mutating func whenClosedAgain(ending: Ending) throws {
        breaker.succeeded(try breaker.permit(at: .seconds(31)))
        breaker.failed(try breaker.permit(at: .seconds(32)), at: .seconds(32))
        end(early, as: ending, at: .seconds(33))
        #expect(breaker.state == .closed(failures: 1))
    }

    @Test(
        "While it is open, a server that asks to stay away for longer is heard",
        arguments: [(Duration.seconds(10), 30), (.seconds(25), 30), (.seconds(40), 45)]
    )
    mutating func longerPause(asked: Duration, end: Int) {
        breaker.failed(early, at: .seconds(5), retryAfter: asked)
        #expect(breaker.state == .open(until: .seconds(end)))
    }

    @Test("A call that tells twice is heard once")
    mutating func twice() throws {
        let probe = try breaker.permit(at: .seconds(31))
        breaker.failed(probe, at: .seconds(32))
        breaker.failed(probe, at: .seconds(33))
        breaker.succeeded(probe)
        #expect(breaker.state == .open(until: .seconds(92)))
    }
}
