import Testing

@testable import LLM

@Suite("The circuit breaker")
struct CircuitBreakerTests {
    private var breaker = CircuitBreaker()

    /// Lets a call fail in the second in which it began.
    private mutating func fail(at seconds: Int, retryAfter: Duration? = nil) throws {
        let permit = try breaker.permit(at: .seconds(seconds))
        breaker.failed(permit, at: .seconds(seconds), retryAfter: retryAfter)
    }

    /// Opens the breaker at second 2, until second 32.
    private mutating func open() throws {
        for second in 0..<3 { try fail(at: second) }
    }

    @Test("Three failures in a row open it for half a minute")
    mutating func opens() throws {
        for second in 0..<2 {
            try fail(at: second)
            #expect(breaker.state == .closed(failures: second + 1))
        }
        try fail(at: 2)
        #expect(breaker.state == .open(until: .seconds(32)))
        for second in 2..<32 {
            let permission = breaker.permission(at: .seconds(second))
            #expect(permission == .refused(for: .seconds(32 - second)))
        }
    }

    @Test("A success in between starts the count again")
    mutating func interrupted() throws {
        for second in 0..<10 {
            try fail(at: second)
            try fail(at: second)
            let permit = try breaker.permit(at: .seconds(second))
            #expect(!permit.isProbe)
            breaker.succeeded(permit)
            #expect(breaker.state == .closed(failures: 0))
        }
    }

    @Test(
        "A server that says how long to stay away opens it at once, for that long",
        arguments: [(Duration.seconds(5), 5), (.milliseconds(1), 0), (.seconds(3600), 3600)]
    )
    mutating func retryAfter(asked: Duration, seconds: Int) throws {
        try fail(at: 0, retryAfter: asked)
        #expect(breaker.state == .open(until: asked))
        let permit = try breaker.permit(at: .seconds(seconds + 1))
        #expect(permit.isProbe)
    }

    @Test("No time to wait is no reason to open", arguments: [Duration.zero, .seconds(-1)])
    mutating func retryAfterZero(asked: Duration) throws {
        try fail(at: 0, retryAfter: asked)
        #expect(breaker.state == .closed(failures: 1))
    }

    @Test("The server's word also sets the pause that the last failure opens it for")
    mutating func retryAfterAtThreshold() throws {
        try fail(at: 0)
        try fail(at: 1)
        try fail(at: 2, retryAfter: .seconds(4))
        #expect(breaker.state == .open(until: .seconds(6)))
    }

    @Test("After the pause exactly one call goes through")
    mutating func oneProbe() throws {
        try open()
        let probe = try breaker.permit(at: .seconds(32))
        #expect(probe.isProbe)
        #expect(breaker.state == .halfOpen(since: .seconds(32)))
        for second in 32..<40 {
            let permission = breaker.permission(at: .seconds(second))
            #expect(permission == .refused(for: nil))
        }
    }

    @Test("A probe's success closes it, and forgets what was")
    mutating func probeSucceeds() throws {
        try open()
        breaker.succeeded(try breaker.permit(at: .seconds(32)))
        #expect(breaker.state == .closed(failures: 0))
        for second in 33..<36 { try fail(at: second) }
        #expect(breaker.state == .open(until: .seconds(65)))
    }

    @Test("Each probe that fails doubles the pause, up to five minutes")
    mutating func probesFail() throws {
        try open()
        var time = 32
        for pause in [60, 120, 240, 300, 300] {
            try fail(at: time)
            #expect(breaker.state == .open(until: .seconds(time + pause)))
            time += pause
        }
        breaker.succeeded(try breaker.permit(at: .seconds(time)))
        for _ in 0..<3 { try fail(at: time) }
        #expect(breaker.state == .open(until: .seconds(time + 30)))
    }

    @Test(
        "With a probe's failure the longer of the two pauses counts",
        arguments: [(Duration.seconds(10), 92), (.seconds(90), 122), (.seconds(3600), 3632)]
    )
    mutating func probeIsToldToWait(asked: Duration, end: Int) throws {
        try open()
        try fail(at: 32, retryAfter: asked)
        #expect(breaker.state == .open(until: .seconds(end)))
    }

    @Test("A probe that is cancelled leaves its permit to the next call")
    mutating func abandonedProbe() throws {
        try open()
        let first = try breaker.permit(at: .seconds(40))
        breaker.abandoned(first)
        let second = try breaker.permit(at: .seconds(40))
        #expect(second.isProbe)
        breaker.abandoned(first)
        breaker.succeeded(first)
        breaker.failed(first, at: .seconds(41))
        #expect(breaker.state == .halfOpen(since: .seconds(40)))
        breaker.failed(second, at: .seconds(41))
        #expect(breaker.state == .open(until: .seconds(101)))
    }

    @Test("A call that is cancelled while it is closed changes nothing")
    mutating func abandonedCall() throws {
        try fail(at: 0)
        breaker.abandoned(try breaker.permit(at: .seconds(1)))
        #expect(breaker.state == .closed(failures: 1))
    }

    @Test("A probe that tells nothing for five minutes is given up")
    mutating func lostProbe() throws {
        try open()
        let lost = try breaker.permit(at: .seconds(40))
        let early = breaker.permission(at: .seconds(339))
        #expect(early == .refused(for: nil))
        let next = try breaker.permit(at: .seconds(340))
        #expect(next.isProbe)
        breaker.succeeded(lost)
        #expect(breaker.state == .halfOpen(since: .seconds(340)))
        breaker.succeeded(next)
        #expect(breaker.state == .closed(failures: 0))
    }

    @Test("Settings of nonsense are taken for the least that makes sense")
    mutating func bounds() throws {
        breaker = CircuitBreaker(failureThreshold: 0, pause: .seconds(-3), maximumPause: .seconds(-5))
        try fail(at: 0)
        #expect(breaker.state == .open(until: .zero))
        let permit = try breaker.permit(at: .zero)
        #expect(permit.isProbe)
    }
}
