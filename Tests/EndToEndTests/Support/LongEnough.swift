import Waiting

/// Does something that a limit has to end, within 1 s, and within twice as much as long as the limit came before what is to
/// happen first: a machine that stands still for a while takes its time from it.
///
/// - Parameter body: Returns nil where the limit came too early.
func withLongEnoughLimit<Result>(_ body: (_ seconds: Int) async throws -> Result?) async throws -> Result {
    var seconds = 1
    while .seconds(seconds) < Patience.limit {
        if let result = try await body(seconds) { return result }
        seconds *= 2
    }
    throw NeverTrue(what: "a limit that is long enough")
}
