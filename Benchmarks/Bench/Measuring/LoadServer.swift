import JSONCoding

/// The server of all that is measured, a process of its own; it ends with us.
struct LoadServer {
    let url: String
    private var process: ChildProcess

    init(_ options: Options) throws {
        process = try ChildProcess(Command(program: options.programs + "/load-server"), holdsInput: true)
        url = try process.readLine(until: .now + .seconds(10))
    }

    /// How many requests it has had.
    func requests() throws -> Double {
        let ending = try ChildProcess.run(Command(program: "curl", arguments: ["-sf", url + "/stats"]))
        guard ending.failure == nil, let count = try JSONValue(parsing: ending.text)["requests"]?.doubleValue else {
            throw ProcessError(description: "the server tells no figures: \(ending.failure ?? ending.text)")
        }
        return count
    }

    /// Has it make what it answers at a path, which it does when it is first asked.
    func prepare(_ path: String) throws {
        let arguments = ["-s", "-o", "/dev/null", "--max-time", "0.5", "\(url)\(path)/v1/chat/completions"]
        _ = try ChildProcess.run(Command(program: "curl", arguments: arguments))
    }

    /// Stops it; what it used is the usage of the ending.
    mutating func stop() -> Ending {
        process.closeInput()
        return process.end(within: (.now - process.start) + .seconds(10))
    }
}
