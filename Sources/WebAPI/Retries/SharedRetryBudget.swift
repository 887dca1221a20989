import Synchronization

/// A ``RetryBudget`` that the calls of one client share.
public final class SharedRetryBudget: Sendable {
    private let budget: Mutex<RetryBudget>

    /// Shares a budget; a full one by default.
    public init(_ budget: RetryBudget = RetryBudget()) {
        self.budget = Mutex(budget)
    }

    /// Gives the budget to `body` while nobody else has it.
    public func withLock<Result>(_ body: (inout RetryBudget) -> Result) -> Result {
        budget.withLock { body(&$0) }
    }
}
