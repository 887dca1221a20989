import FaultServer
import Testing

/// Waits until a condition that nobody announces is true; the test fails when it does not become so.
func eventually(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: () throws -> Bool
) async throws {
    let deadline = ContinuousClock.now + ScriptedServer.waitLimit
    while try !condition() {
        guard .now < deadline else {
            Issue.record("It did not become true within \(ScriptedServer.waitLimit).", sourceLocation: sourceLocation)
            return
        }
        try await Task.sleep(for: .milliseconds(5))
    }
}
