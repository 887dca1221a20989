/// Tells how much time has passed since it was started.
package struct Stopwatch: Sendable {
    private let elapsed: @Sendable () -> Duration
    private let sleep: @Sendable (_ time: Duration) async throws -> Void

    fileprivate init(
        elapsed: @escaping @Sendable () -> Duration,
        sleep: @escaping @Sendable (_ time: Duration) async throws -> Void
    ) {
        self.elapsed = elapsed
        self.sleep = sleep
    }

    /// The time since the start.
    package func callAsFunction() -> Duration { elapsed() }

    /// Sleeps until so much time has passed since the start. It does not sleep longer because it begins late.
    package func pause(until time: Duration) async throws { try await sleep(time) }
}

extension Clock where Duration == Swift.Duration {
    /// Starts a stopwatch.
    package func stopwatch() -> Stopwatch {
        let start = now
        return Stopwatch(
            elapsed: { start.duration(to: now) },
            sleep: { try await sleep(until: start.advanced(by: min($0, .forever)), tolerance: nil) }
        )
    }

    /// Sleeps for a time of any length: one that is longer than a clock can hold is as good as for ever.
    package func pause(for time: Duration) async throws {
        try await sleep(for: min(max(.zero, time), .forever))
    }
}
