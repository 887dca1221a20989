/// How long the loop rests between two turns.
///
/// Where many transfers each bring a little, a turn for every piece costs more than the pieces do: system calls, and a
/// thread of the readers that is woken. So while more than one turn in a millisecond would be due, what comes in that
/// time is taken in one. A transfer that brings much, and a program with few transfers, never waits.
struct TurnPace {
    /// How far turns are apart at least, in nanoseconds.
    static let interval: Int64 = 1_000_000
    /// With fewer transfers under way the loop does not rest.
    static let fewestTransfers = 64
    /// After a turn that brought so many bytes it does not rest either.
    static let fullTurn = 64 * 1024

    private var lastTurn = LoopTime(nanoseconds: 0)

    /// How many nanoseconds to rest after a turn that ended now.
    mutating func rest(transfers: Int, bytes: Int, now: LoopTime) -> Int64 {
        let sinceLast = now.nanoseconds - lastTurn.nanoseconds
        lastTurn = now
        guard transfers >= Self.fewestTransfers, bytes < Self.fullTurn, sinceLast < 2 * Self.interval else { return 0 }
        lastTurn.nanoseconds += Self.interval
        return Self.interval
    }
}
