import WebAPI

extension LLMClient {
    /// Does something with the server, and does it again as the retry policy allows.
    ///
    /// - Parameters:
    ///   - total: The limit of all of it.
    ///   - report: Is told of each retry.
    ///   - work: Is told how much time earlier attempts and waits took.
    func repeating<Value>(
        within total: Duration?,
        report: (ChatStreamEvent) -> Void,
        _ work: (_ elapsed: Duration) async throws(LLMAPIError) -> Value
    ) async throws(LLMAPIError) -> Value {
        let elapsed = api.connection.clock.stopwatch()
        let rules = RecoveryRules(policy: retryPolicy, interruption: .fail, finalKinds: [])
        var random = random
        var attempts = 0
        while true {
            attempts += 1
            do throws(LLMAPIError) {
                let value = try await work(elapsed())
                budget.withLock { $0.deposit() }
                return value
            } catch {
                let timeLeft = CallLimit(total: total, start: .zero).left(at: elapsed())
                let recovery = budget.withLock { budget in
                    rules.recovery(from: error, attempt: attempts, timeLeft: timeLeft, budget: &budget, random: &random)
                }
                switch recovery {
                case .retry(let delay): try await pause(delay, next: attempts + 1, because: error, report: report)
                case .nextRoute(let reason), .fail(let reason):
                    throw error.changing { details in
                        details.attempts = attempts
                        details.stopReason = reason
                    }
                }
            }
        }
    }

    private func pause(
        _ delay: Duration,
        next: Int,
        because error: LLMAPIError,
        report: (ChatStreamEvent) -> Void
    ) async throws(LLMAPIError) {
        let of = retryPolicy.maximumAttempts
        api.log.retrying(attempt: next, of: of, after: delay, because: error)
        report(.retrying(attempt: next, of: of, after: delay, because: error))
        do {
            try await api.connection.clock.pause(for: delay)
        } catch {
            throw .cancelled
        }
    }
}
