extension Task {
    /// Waits for the end, and until then does something again and again while a condition holds.
    ///
    /// With it the time of a `ManualClock` passes, or a gate opens, when the client has come so far, however long that
    /// takes.
    func value(
        repeating action: @escaping @Sendable () -> Void,
        while condition: @escaping @Sendable () -> Bool
    ) async throws(Failure) -> Success {
        let repetition = Task<Void, any Error> {
            while true {
                if condition() { action() }
                try await Task<Never, Never>.sleep(for: .milliseconds(1))
            }
        }
        defer { repetition.cancel() }
        return try await result.get()
    }
}
