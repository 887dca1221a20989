extension SQLiteConnection {
    /// How often the log is tried to be emptied while others read from it, and how long each time.
    private static let (attempts, milliseconds) = (4, 250)

    /// Empties the log, in which older states of the file stand; `false` where others have read from it all the while.
    func truncateLog() throws -> Bool {
        let patience = try first("PRAGMA busy_timeout") { $0.integer(0) } ?? 0
        try execute(script: "PRAGMA busy_timeout = \(Self.milliseconds)")
        var isBusy = true
        for _ in 0..<Self.attempts where isBusy {
            isBusy = try first("PRAGMA wal_checkpoint(TRUNCATE)") { $0.bool(0) } ?? false
        }
        try execute(script: "PRAGMA busy_timeout = \(patience)")
        return !isBusy
    }
}
