import Testing
import Waiting

/// Runs a body, and fails the test when it takes longer than anything may; what hangs is cancelled then.
func within<Result: Sendable>(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping @Sendable () async throws -> Result
) async throws -> Result {
    try await withThrowingTaskGroup(of: Result?.self) { group in
        group.addTask { try await body() }
        group.addTask {
            try await Task.sleep(for: Patience.limit)
            return nil
        }
        defer { group.cancelAll() }
        guard let first = try await group.next(), let result = first else {
            Issue.record("It took longer than \(Patience.limit).", sourceLocation: sourceLocation)
            throw CancellationError()
        }
        return result
    }
}
