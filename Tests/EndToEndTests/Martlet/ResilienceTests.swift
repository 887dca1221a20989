import FaultServer
import Foundation
import JSONCoding
import Testing
import Waiting

@Suite("martlet, when the first attempt fails", .serialized, .timeLimit(.minutes(Patience.minutes)))
struct ResilienceTests {
    private func model(of request: RecordedRequest) throws -> String? {
        try JSONValue(parsing: request.text)["model"]?.stringValue
    }

    // MARK: - Again

    @Test(
        "What may pass is tried again, and told",
        arguments: [(500, "500 server error"), (429, "429 rate limited"), (529, "529 overloaded")],
        [[], ["--no-stream"]]
    )
    func retried(failure: (status: Int, phrase: String), flags: [String]) async throws {
        let answer = flags.isEmpty ? ChatScript.stream("Hello") : ChatScript.completion("Hello")
        try await withScriptedServer(ChatScript.failure(failure.status, retryAfter: 1), answer) { server in
            let finished = try await Program.martlet.run(Program.asking(server) + flags + ["Hi"])
            #expect(finished.code == 0)
            #expect(finished.text == "Hello\n")
            #expect(finished.notices == "martlet: \(failure.phrase), trying again at once (2/3).\n")
            #expect(server.requests.count == 2)
        }
    }

    @Test("Who wants quiet gets the answer alone")
    func quiet() async throws {
        try await withScriptedServer(ChatScript.failure(500, retryAfter: 1), ChatScript.stream("Hello")) { server in
            let finished = try await Program.martlet.ask(server, "-q", "Hi")
            #expect(finished.text == "Hello\n")
            #expect(finished.notices.isEmpty)
        }
    }

    @Test("As often as is said", arguments: [(0, 1), (1, 2), (4, 5)])
    func count(retries: Int, requests: Int) async throws {
        try await withScriptedServer(ChatScript.failure(503, retryAfter: 1)) { server in
            let finished = try await Program.martlet.ask(server, "--max-retries", "\(retries)", "Hi")
            #expect(finished.code == 1)
            #expect(server.requests.count == requests)
            #expect(finished.notices.contains("tried \(requests) times") == (requests > 1), "\(finished.notices)")
        }
    }

    @Test("The list of models is asked for again too")
    func models() async throws {
        let list = ScriptedResponse.json(#"{"object":"list","data":[{"id":"a"}]}"#)
        try await withScriptedServer(ChatScript.failure(503, retryAfter: 1), list) { server in
            let finished = try await Program.martlet.run(["models", "--endpoint", server.url.absoluteString])
            #expect(finished.text == "a\n")
        }
    }

    @Test("A wait that is too long is not begun")
    func tooLong() async throws {
        try await withScriptedServer(ChatScript.failure(429, retryAfter: 61_000)) { server in
            let finished = try await Program.martlet.ask(server, "Hi")
            #expect(finished.code == 4)
            #expect(finished.notices.contains("61 s"))
            #expect(server.requests.count == 1)
        }
    }

    @Test("Ctrl-C ends a wait at once")
    func interrupted() async throws {
        try await withScriptedServer(ChatScript.failure(429, retryAfter: 50_000)) { server in
            let child = try Program.martlet.start(Program.asking(server) + ["Hi"])
            #expect(await child.nextNotice() == "martlet: 429 rate limited, trying again in 50 s (2/3).\n")
            child.send(signal: SIGINT)
            #expect(await child.finish().code == 130)
        }
    }

    @Test("An answer that has begun is never said twice")
    func committed() async throws {
        let script = ScriptedResponse(.eventStreamHead, ChatScript.text("Once upon"), .lastChunk())
        try await withScriptedServer(script) { first in
            try await withScriptedServer(ChatScript.stream("Hello")) { second in
                let finished = try await Program.martlet.ask(first, "--fallback", second.url.absoluteString, "Hi")
                #expect(finished.code == 6)
                #expect(finished.text == "Once upon\n")
                #expect(first.requests.count == 1 && second.requests.isEmpty)
            }
        }
    }

    @Test("Heartbeats are no answer")
    func heartbeats() async throws {
        let beats = ScriptedResponse.Step.repeated([.chunk(": beat\n\n"), .delay(.milliseconds(20))], times: .max)
        try await withScriptedServer(ScriptedResponse(.eventStreamHead, beats)) { server in
            let finished = try await Program.martlet.ask(
                server,
                "--first-token-timeout",
                "0.2",
                "--max-retries",
                "0",
                "Hi"
            )
            #expect(finished.code == 5)
            #expect(finished.notices.contains("0.2 s"), "\(finished.notices)")
        }
    }

    // MARK: - Somebody else

    @Test("Another endpoint stands in, without the first one's key", arguments: [[], ["--no-stream"]])
    func fallback(flags: [String]) async throws {
        let answer = flags.isEmpty ? ChatScript.stream("Hello") : ChatScript.completion("Hello")
        let list = ScriptedResponse.json(#"{"object":"list","data":[{"id":"other"}]}"#)
        try await withScriptedServer(ChatScript.failure(500)) { first in
            try await withScriptedServer(list, answer) { second in
                let finished = try await Program.martlet.run(
                    Program.asking(first) + ["--key", Program.secret, "--max-retries", "0"]
                        + ["--fallback", "\(second.url.absoluteString)/v1", "Hi"] + flags
                )
                #expect(finished.code == 0)
                #expect(finished.text == "Hello\n")
                #expect(
                    finished.notices == """
                        martlet: 127.0.0.1:\(first.port) failed (500 server error), asking 127.0.0.1:\(second.port).
                        martlet: 127.0.0.1:\(second.port) answers.

                        """
                )
                #expect(try model(of: try await second.request(1)) == "other")
                #expect(second.requests.allSatisfy { $0.header("Authorization") == nil })
            }
        }
    }

    @Test("Another model of the endpoint stands in")
    func anotherModel() async throws {
        try await withScriptedServer(ChatScript.failure(404), ChatScript.stream("Hello")) { server in
            let finished = try await Program.martlet.ask(server, "--fallback", "n", "Hi")
            #expect(finished.text == "Hello\n")
            #expect(finished.notices == "martlet: m failed (404 not found), asking n.\nmartlet: n answers.\n")
            #expect(try server.requests.map(model) == ["m", "n"])
            #expect(try await server.request(1).header("Authorization") == "Bearer \(Program.secret)")
        }
    }

    @Test("Where nobody answers, each is told of, and the first one's failure decides the code")
    func nobody() async throws {
        try await withScriptedServer(ChatScript.failure(429), ChatScript.failure(500)) { server in
            let finished = try await Program.martlet.ask(
                server,
                "--max-retries",
                "0",
                "--fallback",
                "n",
                "--offline-ok",
                "Hi"
            )
            #expect(finished.code == 4)
            #expect(finished.text.isEmpty)
            let words = ["too many requests (status 429)", "Nobody else answered", "n: ", "martlet local install"]
            #expect(words.allSatisfy { finished.notices.contains($0) }, "\(finished.notices)")
        }
    }

    @Test("What the request is to blame for is asked of nobody else")
    func blame() async throws {
        try await withScriptedServer(ChatScript.failure(400, "bad temperature")) { server in
            let finished = try await Program.martlet.ask(server, "--fallback", "n", "--offline-ok", "Hi")
            #expect(finished.code == 1)
            #expect(finished.notices.contains("bad temperature"))
            #expect(server.requests.count == 1)
        }
    }

    @Test("A key that is missing is told before anybody is asked")
    func missingKey() async throws {
        try await withScriptedServer(ChatScript.stream("Hello")) { server in
            let finished = try await Program.martlet.ask(server, "--fallback", "openrouter", "Hi")
            #expect(finished.code == 3)
            #expect(finished.notices.contains("OPENROUTER_API_KEY"))
            #expect(server.requests.isEmpty)
        }
    }

    // MARK: - At a terminal

    /// What a person at a terminal has seen at the end of a call that succeeds.
    private func screen(asking arguments: String..., of responses: [ScriptedResponse]) async throws -> String {
        let terminal = try PseudoTerminal()
        let server = try ScriptedServer(responses: responses)
        defer { server.stop() }
        let child = try Program.martlet.start(
            Program.asking(server) + arguments,
            environment: ["TERM": "xterm"],
            output: terminal.side
        )
        #expect(await child.finish().code == 0)
        return terminal.contents()
    }

    @Test("The wait is one line, which is gone when the answer comes")
    func terminal() async throws {
        let responses = [
            ChatScript.failure(429, retryAfter: 1), ChatScript.failure(500, retryAfter: 60), ChatScript.stream("Hello"),
        ]
        let screen = try await screen(asking: "Hi", of: responses)
        let erase = "\r\u{1B}[K"
        func dim(_ text: String) -> String { "\u{1B}[2mmartlet: \(text) · Ctrl-C stops\u{1B}[0m" }
        #expect(
            screen
                == erase + dim("429 rate limited, trying again at once (2/3)")
                + erase + dim("500 server error, trying again in 0.1 s (3/3)") + erase + "Hello\r\r\n"
        )
    }

    @Test("So is a switch, and who answers stays")
    func switchedAtTerminal() async throws {
        let screen = try await screen(
            asking: "--fallback",
            "n",
            "Hi",
            of: [ChatScript.failure(404), ChatScript.stream("Hello")]
        )
        let erase = "\r\u{1B}[K"
        func dim(_ text: String) -> String { "\u{1B}[2mmartlet: \(text)\u{1B}[0m" }
        #expect(
            screen
                == erase + dim("m failed (404 not found), asking n · Ctrl-C stops")
                + erase + dim("m failed (404 not found); n answers.") + "\r\nHello\r\r\n"
        )
    }
}

@Suite(
    "martlet, when only the local model is left",
    .enabled(
        if: LocalModelHome.path != nil,
        "MARTLET_HOME names no home of a local model; Scripts/test installs one"
    ),
    .serialized,
    .timeLimit(.minutes(Patience.minutes))
)
struct OfflineTests {
    private let environment = ["MARTLET_HOME": LocalModelHome.path ?? ""]

    private func start(_ server: ScriptedServer, _ flags: String...) throws -> ChildProcess {
        let limits = ["--max-retries", "0"] + LocalModelHome.patience
        let arguments = limits + ["--offline-ok", "-o", "max_tokens", "64", "Why is the sky blue?"]
        return try Program.martlet.start(Program.asking(server) + arguments + flags, environment: environment)
    }

    private func sentence(_ server: ScriptedServer) -> String {
        """
        martlet: 127.0.0.1:\(server.port) failed (no connection), asking the small model on this machine.
        martlet: the small model on this machine answers.

        """
    }

    @Test("It answers as it writes, is named, and leaves no process")
    func answers() async throws {
        try await withScriptedServer(policy: .refuse) { server in
            let child = try start(server)
            var processes = try await Descendants.first(of: child.identifier)
            #expect(await !child.nextOutput().isEmpty)
            processes.formUnion(try await Descendants.of(child.identifier))
            let finished = await child.finish()
            #expect(finished.code == 0)
            #expect(finished.notices.hasPrefix(sentence(server)), "\(finished.notices)")
            #expect(try await Descendants.remaining(of: processes).isEmpty)
        }
    }

    @Test("It answers in one piece")
    func whole() async throws {
        try await withScriptedServer(policy: .refuse) { server in
            let finished = try await start(server, "--no-stream").finish()
            #expect(finished.code == 0)
            #expect(!finished.text.isEmpty)
            #expect(finished.notices.hasPrefix(sentence(server)), "\(finished.notices)")
        }
    }

    @Test("It is not started where somebody else answers")
    func unneeded() async throws {
        try await withScriptedServer(ChatScript.stream("Hello")) { server in
            let finished = try await Program.martlet.ask(server, "--offline-ok", "Hi", environment: environment)
            #expect(finished.text == "Hello\n")
            #expect(finished.notices.isEmpty)
        }
    }

    @Test("The doctor checks it too")
    func doctor() async throws {
        let check = ["doctor", "--json"] + LocalModelHome.patience
        let finished = try await Program.martlet.run(check, environment: environment)
        #expect(finished.code == 0, "\(finished.text)")
        let checkups = try JSONValue(parsing: finished.text)
        #expect(checkups[0]?["endpoint"] == "local" && checkups[0]?["ok"] == true)
        #expect(checkups[0]?["model"] == "SmolLM2-135M-Instruct")
    }
}
