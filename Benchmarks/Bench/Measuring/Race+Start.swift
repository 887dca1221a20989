import Foundation

extension Race {
    static let startName = "start to request"

    /// From the start of a program to the first byte of its request.
    static func start(_ options: Options, home: Home) throws -> Race {
        let listener = try RequestListener()
        defer { listener.stop() }
        try home.tellLLM(of: listener.url)
        var race = Race(
            startName,
            title: "From the start of a program to its request",
            note: #"`martlet "hi"` and `llm "hi"`, each with its log and a home of its own, and `curl -N`; until the "#
                + "first byte of the request reaches a listening socket."
        )
        let commands = [
            "martlet": home.martlet(options, at: listener.url),
            "curl": Command(program: "curl", arguments: Command.curlStream(listener.url)),
            "llm": home.llm(options),
        ]
        let rounds = options.isQuick ? 15 : 40
        race.run([("curl", rounds), ("martlet", rounds), ("llm", options.isQuick ? 2 : 10)]) { name in
            guard let command = commands[name] else { throw ProcessError(description: "unknown") }
            return try listener.timeToRequest(of: command)
        }
        return race
    }
}
