import JSONCoding

/// What one client needed in one round. Times are microseconds, memory is KB.
struct Sample: Sendable {
    /// How many tokens came, or answers to short calls.
    var tokens: Double
    /// How many answers did not come whole.
    var failed: Double
    /// Between the first request and the last answer, as the client counts it.
    var cpu: Double
    var wall: Double
    /// The median time from a request to its first token.
    var first: Double
    /// The client's own figure of its largest memory.
    var peak: Double
    /// The whole process, as the kernel counts it.
    var process: Usage
    /// How many requests reached the server.
    var requests: Double

    /// Reads the line that a client prints.
    init(line: String, process: Usage, requests: Double) throws {
        guard let report = try? JSONValue(parsing: line) else {
            throw ProcessError(description: "no report: \(line.prefix(80))")
        }
        func number(_ name: String) throws -> Double {
            guard let value = report[name]?.doubleValue else {
                throw ProcessError(description: "no \(name) in its report")
            }
            return value
        }
        tokens = try number("tokens")
        failed = try number("failed")
        cpu = try number("cpu_us")
        wall = try number("wall_us")
        first = try number("first_us")
        peak = try number("peak_kb")
        self.process = process
        self.requests = requests
    }
}
