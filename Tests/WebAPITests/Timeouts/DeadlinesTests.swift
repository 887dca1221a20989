import Testing

@testable import WebAPI

@Suite("Deadlines")
struct DeadlinesTests {
    private let timeouts = Timeouts(firstByte: .seconds(20), idle: .seconds(5), total: .seconds(60))

    @Test("Before the first byte only its timer and the total run")
    func beforeFirstByte() {
        let deadlines = Deadlines(timeouts)
        #expect(deadlines.expiry(at: .seconds(19)) == nil)
        #expect(deadlines.expiry(at: .seconds(20)) == Deadlines.Expiry(kind: .firstByte, limit: .seconds(20)))
    }

    @Test("Before the first byte it looks in time for silence after it")
    func looksForIdle() {
        #expect(Deadlines(timeouts).nextLook(after: .zero) == .seconds(5))
        #expect(Deadlines(timeouts).nextLook(after: .seconds(18)) == .seconds(20))
        let unlimited = Timeouts(firstByte: nil, idle: .seconds(5))
        #expect(Deadlines(unlimited).nextLook(after: .seconds(100)) == .seconds(105))
        #expect(Deadlines(unlimited).expiry(at: .seconds(1000)) == nil)
    }

    @Test("After the first byte silence counts from when the reader waits")
    func idle() {
        var deadlines = Deadlines(timeouts)
        deadlines.endWaiting()
        deadlines.beginWaiting(at: .seconds(30))
        #expect(deadlines.expiry(at: .seconds(34)) == nil)
        #expect(deadlines.nextLook(after: .seconds(31)) == .seconds(35))
        #expect(deadlines.expiry(at: .seconds(35)) == Deadlines.Expiry(kind: .idle, limit: .seconds(5)))
    }

    @Test("A reader that thinks is not a server that is silent")
    func slowReader() {
        var deadlines = Deadlines(timeouts)
        deadlines.endWaiting()
        #expect(deadlines.expiry(at: .seconds(59)) == nil)
        #expect(deadlines.nextLook(after: .seconds(10)) == .seconds(15))
    }

    @Test("The total counts whatever happens")
    func total() {
        var deadlines = Deadlines(timeouts)
        deadlines.endWaiting()
        #expect(deadlines.nextLook(after: .seconds(58)) == .seconds(60))
        #expect(deadlines.expiry(at: .seconds(60)) == Deadlines.Expiry(kind: .total, limit: .seconds(60)))
    }

    @Test("Without limits nothing runs")
    func none() {
        var deadlines = Deadlines(.none)
        #expect(deadlines.nextLook(after: .zero) == nil)
        deadlines.endWaiting()
        deadlines.beginWaiting(at: .seconds(1))
        #expect(deadlines.nextLook(after: .seconds(1)) == nil)
        #expect(deadlines.expiry(at: .seconds(1_000_000)) == nil)
    }

    @Test("A whole response has the shorter of its limit and the total")
    func wholeResponse() {
        #expect(Timeouts().forWholeResponse.total == .seconds(600))
        #expect(Timeouts(total: .seconds(9)).forWholeResponse.total == .seconds(9))
        #expect(Timeouts(total: .seconds(900)).forWholeResponse.total == .seconds(600))
        #expect(Timeouts.none.forWholeResponse.total == nil)
    }
}
