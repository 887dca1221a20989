/// Looks again and again until something holds.
///
/// - Returns: Whether it did within the limit, or at its end.
package func comesTrue(
    within limit: Duration = Patience.limit,
    lookingEvery pause: Duration = .milliseconds(10),
    _ condition: () async throws -> Bool
) async throws -> Bool {
    let end = ContinuousClock.now + limit
    while true {
        let isLast = ContinuousClock.now > end
        if try await condition() { return true }
        if isLast { return false }
        try await Task.sleep(for: pause)
    }
}

/// Waits until something holds.
///
/// - Throws: ``NeverTrue`` where it never does.
package func eventually(_ what: String, _ condition: () async throws -> Bool) async throws {
    guard try await comesTrue(condition) else { throw NeverTrue(what: what) }
}
