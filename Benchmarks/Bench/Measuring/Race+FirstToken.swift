import JSONCoding

extension Race {
    static let firstTokenName = "first token"
    static let firstOutputName = "first output"
    static let lateOutputName = "first output of a late answer"

    /// How long a server thinks that does, in milliseconds.
    static let wait = 200

    /// From a request to the first token, within programs that are up.
    static func firstToken(_ peers: Peers, _ server: LoadServer, isQuick: Bool) -> Race {
        let url = "\(server.url)/stream/20/2/v1"
        var race = Race(
            firstTokenName,
            title: "From a request to its first token",
            note: "On a new connection. Each client's own figure, without the start of its process; `curl -N` tells it "
                + "as `time_starttransfer`."
        )
        let clients = [peers.limit, peers.martlet, peers.plain, peers.openai]
        let rounds = isQuick ? 10 : 40
        let slow = isQuick ? 2 : 10
        let entries = [("curl", rounds)] + clients.map { ($0.name, $0 == peers.openai ? slow : rounds) }
        race.run(entries) { name in
            guard let client = clients.first(where: { $0.name == name }) else { return try timeOfCurl(url) }
            let ending = try ChildProcess.run(client(["first", url]))
            if let failure = ending.failure { throw ProcessError(description: failure) }
            guard let time = try JSONValue(parsing: ending.text)["first_us"]?.doubleValue else {
                throw ProcessError(description: "no report")
            }
            return time / 1000
        }
        return race
    }

    /// From the start of a program to what it first prints of an answer that begins at once.
    static func firstOutput(_ options: Options, _ server: LoadServer, home: Home) -> Race {
        var race = Race(
            firstOutputName,
            title: "From the start of a program to the first byte of its answer",
            note: #"`martlet "hi"` beside `curl -N`, until a pipe has the first byte."#
        )
        race.runPrograms(options, at: "\(server.url)/stream/20/2/v1", rounds: options.isQuick ? 15 : 40, home: home)
        return race
    }

    /// The same of a server that thinks first, as one with a model does.
    static func lateOutput(_ options: Options, _ server: LoadServer, home: Home) -> Race {
        var race = Race(
            lateOutputName,
            title: "From the start of a program to the first byte of an answer that takes its time",
            note: "The same, of a server that takes \(wait) ms to answer: no model answers at once."
        )
        race.runPrograms(options, at: "\(server.url)/late/\(wait)/v1", rounds: options.isQuick ? 5 : 20, home: home)
        return race
    }

    private mutating func runPrograms(_ options: Options, at url: String, rounds: Int, home: Home) {
        let commands = [
            "martlet": home.martlet(options, at: url),
            "curl": Command(program: "curl", arguments: Command.curlStream(url)),
        ]
        run([("curl", rounds), ("martlet", rounds)]) { name in
            guard let command = commands[name] else { throw ProcessError(description: "unknown") }
            let ending = try ChildProcess.run(command)
            guard let time = ending.firstByte, ending.failure == nil else {
                throw ProcessError(description: ending.failure ?? "it printed nothing")
            }
            return time / .milliseconds(1)
        }
    }

    private static func timeOfCurl(_ url: String) throws -> Double {
        let arguments = ["-o", "/dev/null", "-w", "%{time_starttransfer}"] + Command.curlStream(url)
        let ending = try ChildProcess.run(Command(program: "curl", arguments: arguments))
        guard ending.failure == nil, let seconds = Double(ending.text) else {
            throw ProcessError(description: ending.failure ?? "curl tells no time")
        }
        return seconds * 1000
    }
}
