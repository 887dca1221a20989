import Testing

/// All suites of this target, one test after another: their servers block threads.
@Suite("Resilience", .serialized, .timeLimit(.minutes(5)))
enum Resilience {}
