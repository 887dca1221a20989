extension Clock where Duration == Swift.Duration {
    /// Tells how much time has passed since this call.
    package func stopwatch() -> @Sendable () -> Duration {
        let start = now
        return { start.duration(to: now) }
    }

    /// Sleeps for a time of any length: one that is longer than a clock can hold is as good as for ever.
    package func pause(for time: Duration) async throws {
        try await sleep(for: min(max(.zero, time), .forever))
    }
}
