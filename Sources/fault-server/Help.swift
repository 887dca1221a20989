import FaultServer

/// The help.
enum Help {
    static var text: String {
        """
        usage: fault-server [--script FILE | --fault NAME] [--port N]

        A chat server on 127.0.0.1 that answers by a script and may misbehave on purpose. It prints its base URL first,
        then on standard error a line for each request and each connection's end. Ctrl-C ends it. Without a script and a
        fault it is healthy.

          --script FILE   answers in JSON; - for standard input
          --fault NAME    every answer has this fault
          --port N        the port; the system chooses one otherwise
          --help          this text

        Faults of answers:
        \(lines(Fault.allCases.map { ($0.rawValue, $0.summary) }))

        Faults of connections:
        \(lines(ScriptedServer.Policy.allCases.filter { $0 != .serve }.map { ($0.rawValue, $0.summary) }))

        """
    }

    private static func lines(_ terms: [(name: String, meaning: String)]) -> String {
        let width = terms.map(\.name.count).max() ?? 0
        return terms.map { "  \($0.name)\(String(repeating: " ", count: width - $0.name.count))  \($0.meaning)" }
            .joined(separator: "\n")
    }
}
