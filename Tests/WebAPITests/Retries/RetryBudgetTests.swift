import Testing
import WebAPI

@Suite("RetryBudget")
struct RetryBudgetTests {
    @Test("Ten retries, then ten successes for one more")
    func account() {
        var budget = RetryBudget()
        #expect(budget.retries(of: 100) == 10)
        for _ in 0..<9 { budget.deposit() }
        #expect(budget.retries(of: 1) == 0)
        budget.deposit()
        #expect(budget.retries(of: 100) == 1)
        #expect(budget.tokens >= 0)
    }

    @Test("Successes never fill it beyond its capacity")
    func capacity() {
        var budget = RetryBudget(capacity: 2, refund: 5)
        budget.deposit()
        #expect(budget.tokens == 2)
        #expect(budget.retries(of: 1) == 1)
        budget.deposit()
        #expect(budget.tokens == 2)
    }

    @Test("Odd values are harmless", arguments: [-1, 0, .nan, -.infinity, 0.5] as [Double])
    func odd(value: Double) {
        var empty = RetryBudget(capacity: value, refund: value)
        #expect(empty.retries(of: 1) == 0)
        empty.deposit()
        #expect(empty.retries(of: 1) == 0)
        #expect(empty.tokens >= 0 && empty.tokens <= 0.5)
    }

    @Test("An endless budget has no end")
    func endless() {
        var budget = RetryBudget(capacity: .infinity, refund: .infinity)
        #expect(budget.retries(of: 100) == 100)
        budget.deposit()
        #expect(budget.retries(of: 100) == 100)
    }

    @Test("Those who share one spend one")
    func shared() async {
        let shared = SharedRetryBudget()
        let count = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<50 { group.addTask { shared.withLock { $0.withdraw() } } }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(count == 10)
        #expect(shared.withLock { $0.tokens } == 0)
    }
}

extension RetryBudget {
    /// How many of so many retries it pays for.
    fileprivate mutating func retries(of count: Int) -> Int {
        (0..<count).reduce(0) { paid, _ in paid + (withdraw() ? 1 : 0) }
    }
}
