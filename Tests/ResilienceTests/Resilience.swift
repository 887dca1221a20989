import Testing
import Waiting

/// All suites of this target, one test after another: their servers block threads.
@Suite("Resilience", .serialized, .timeLimit(.minutes(Patience.minutes)))
enum Resilience {}
