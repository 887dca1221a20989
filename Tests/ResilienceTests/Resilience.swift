import Testing

/// All suites of this target, one test after another: they measure times, and their servers block threads.
@Suite("Resilience", .serialized, .timeLimit(.minutes(1)))
enum Resilience {}
