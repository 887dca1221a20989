/// What `pip` writes.
enum PipLog {
    /// What is worth telling: not each further attempt, which names objects by their addresses.
    static func essence(of log: String) -> String {
        log.split(separator: "\n").filter { !$0.hasPrefix("WARNING: Retrying ") }.joined(separator: "\n")
    }
}
