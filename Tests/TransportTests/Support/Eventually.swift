import Testing

/// Waits until a condition that nobody announces is true; the test fails when it does not become so.
func eventually(
    within limit: Duration = .seconds(5),
    sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: () throws -> Bool
) async throws {
    let deadline = ContinuousClock.now + limit
    while try !condition() {
        guard .now < deadline else {
            Issue.record("It did not become true within \(limit).", sourceLocation: sourceLocation)
            return
        }
        try await Task.sleep(for: .milliseconds(5))
    }
}
