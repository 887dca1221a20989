import Foundation

/// Where the figures come from.
struct Machine: Sendable {
    /// What is known of it, each with its name.
    let facts: [(name: String, value: String)]

    init(_ options: Options) {
        let packages = "import importlib.metadata as m; print(m.version('openai'), m.version('llm'))"
        let versions = Self.output(options.python, ["-c", packages]).split(separator: " ").map(String.init)
        facts = [
            ("date", Date.now.formatted(.iso8601.year().month().day())),
            ("processor", "\(Self.processor), \(ProcessInfo.processInfo.processorCount) cores"),
            ("kernel", Self.output("uname", ["-srm"])),
            ("load before the run", Self.load),
            ("Swift", Self.word(after: "version", in: Self.output("swift", ["--version"]))),
            ("curl", Self.word(after: "curl", in: Self.output("curl", ["--version"]))),
            ("libcurl", Self.word(after: "libcurl/", in: Self.output("curl", ["--version"]))),
            ("Python", Self.word(after: "Python", in: Self.output(options.python, ["--version"]))),
            ("openai", versions.first ?? "missing"),
            ("llm", versions.last ?? "missing"),
        ]
    }

    private static var processor: String {
        let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
        return line.flatMap { $0.split(separator: ":").last }?.trimmingCharacters(in: .whitespaces) ?? "unknown"
    }

    /// How many processes wanted a core in the last minute.
    private static var load: String {
        let text = try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)
        return text?.split(separator: " ").first.map(String.init) ?? "unknown"
    }

    /// The first line that a program prints.
    private static func output(_ program: String, _ arguments: [String]) -> String {
        let ending = try? ChildProcess.run(Command(program: program, arguments: arguments))
        return ending?.text.split(separator: "\n").first.map(String.init) ?? "missing"
    }

    private static func word(after mark: String, in text: String) -> String {
        guard let place = text.range(of: mark)?.upperBound else { return text }
        return text[place...].split(separator: " ").first.map(String.init) ?? text
    }
}
