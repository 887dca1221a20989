import FaultServer
import Foundation
import Testing
import Waiting

@Suite("martlet, before anybody is asked", .serialized, .timeLimit(.minutes(Patience.minutes)))
struct UsageTests {
    @Test(
        "A command line or setting that can't be understood",
        arguments: [
            (["-y", "go on"], "Unknown option -y."),
            ([], "The prompt is empty."),
            ([""], "The prompt is empty."),
            (["--endpoint", "nowhere", "Hi"], "n4n"),
            (["--endpoint", "ftp://h/v1", "Hi"], "http://"),
            (["--key", "k", "Hi"], "--endpoint"),
            (["-o", "temperature", "Hi"], "prompt is empty"),
            (["local", "bird"], "install"),
            (["history", "serach", "x"], "did you mean martlet history search?"),
            (["--modle", "m", "Hi"], "did you mean --model?"),
            (["histroy"], "did you mean martlet history? martlet -- histroy asks a model."),
            (["--endpoint", "ollama", "--fallback", "opnrouter", "Hi"], "did you mean openrouter?"),
            (["--endpoint", "ollama", "--fallback", "http:/127.0.0.1/v1", "Hi"], "names no host"),
        ]
    )
    func usage(arguments: [String], words: String) async throws {
        let finished = try await Program.martlet.run(arguments)
        #expect(finished.code == 2)
        #expect(finished.text.isEmpty)
        #expect(finished.notices.hasPrefix("martlet: "))
        #expect(finished.notices.contains(words), "\(finished.notices)")
    }

    @Test("A base URL that is none", arguments: ["MARTLET_BASE_URL", "OPENAI_BASE_URL"])
    func badURL(variable: String) async throws {
        let finished = try await Program.martlet.run(["Hi"], environment: [variable: "not a url"])
        #expect(finished.code == 2)
        #expect(finished.notices.hasPrefix("martlet: \(variable) \"not a url\" "))
    }

    @Test(
        "No key",
        arguments: [("n4n", "N4N_API_KEY"), ("openai", "OPENAI_API_KEY"), ("openrouter", "OPENROUTER_API_KEY")]
    )
    func noKey(name: String, variable: String) async throws {
        let finished = try await Program.martlet.run(["--endpoint", name, "Hi"])
        #expect(finished.code == 3)
        #expect(finished.notices.contains(variable))
    }

    @Test("No key at all, and no local model")
    func nothing() async throws {
        let finished = try await Program.martlet.run(["Hi"])
        #expect(finished.code == 3)
        #expect(finished.text.isEmpty)
        #expect(finished.notices.contains("martlet local install") && finished.notices.contains("N4N_API_KEY"))
    }

    @Test("Another model than the one on this machine, where nobody else is there")
    func otherModel() async throws {
        let home = MartletHome()
        try home.write(
            #"{"engine": {"llamaServer": {"path": "/bin/false"}}, "model": {"name": "Tiny", "path": "tiny.gguf"}}"#,
            to: "local/installation.json"
        )
        try home.write("GGUF", to: "local/tiny.gguf")
        let other = try await home.martlet("-m", "nosuch", "Hi")
        #expect(other.code == 3)
        #expect(
            other.notices.hasPrefix(
                "martlet: Nobody is there to ask for nosuch: the model on this machine is Tiny. Leave -m out"
            )
        )
        // It is asked by its name, and fails to start.
        let same = try await home.martlet("-m", "Tiny", "Hi")
        #expect(same.code == 1)
        #expect(!same.notices.contains("Nobody is there"), "\(same.notices)")
    }

    @Test("Help and version go to standard output")
    func help() async throws {
        let help = try await Program.martlet.run(["--help"])
        #expect(help.code == 0 && help.notices.isEmpty)
        #expect(help.text.hasPrefix("martlet: "))
        let version = try await Program.martlet.run(["-v"])
        #expect(version.text.wholeMatch(of: /martlet \d+\.\d+\.\d+\n/) != nil)
    }

    @Test(
        "The words for help and version print what the options print",
        arguments: [
            (["help"], ["--help"]), (["help", "keys", "set"], ["keys", "set", "-h"]), (["version"], ["--version"]),
        ]
    )
    func helpInWords(words: [String], options: [String]) async throws {
        let asked = try await Program.martlet.run(words)
        #expect(asked.code == 0 && asked.notices.isEmpty)
        #expect(try await Program.martlet.run(options).text == asked.text)
    }

    @Test("Whoever waits at a terminal is told how to ask")
    func terminal() async throws {
        let terminal = try PseudoTerminal()
        let finished = try await Program.martlet.run([], input: .descriptor(terminal.side))
        #expect(finished.code == 2)
        #expect(finished.notices.hasPrefix("Usage:"))
    }

    @Test("A misspelled subcommand is not asked of a model, unless it is meant")
    func misspelled() async throws {
        try await withScriptedServer(ChatScript.stream("Hello")) { server in
            let refused = try await Program.martlet.ask(server, "histroy", input: .text("A kestrel."))
            #expect(refused.code == 2)
            #expect(server.requests.isEmpty)
            let asked = try await Program.martlet.ask(server, "--", "histroy")
            #expect(asked.text == "Hello\n")
        }
    }

    @Test("A terminal on standard input is not read")
    func terminalNotRead() async throws {
        let terminal = try PseudoTerminal()
        try await withScriptedServer(ChatScript.stream("Hello")) { server in
            let finished = try await Program.martlet.ask(server, "Say hello", input: .descriptor(terminal.side))
            #expect(finished.text == "Hello\n")
        }
    }
}
