import FaultServer
import Foundation
import Testing
import Waiting

@Suite("martlet, when it fails", .serialized, .timeLimit(.minutes(Patience.minutes)))
struct FailureTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var script: ScriptedResponse
        var code: Int32
        var output = ""
        var words: String

        init(_ name: String, _ script: ScriptedResponse, code: Int32, output: String = "", words: String) {
            (testDescription, self.script, self.code, self.output, self.words) = (name, script, code, output, words)
        }
    }

    private static let page = "<!doctype html><html><body><h1>Sign in</h1></body></html>"

    static let cases: [Case] = [
        Case("a wrong key", ChatScript.failure(401, "Incorrect API key: \(Program.secret)"), code: 3, words: "key"),
        Case("no permission", ChatScript.failure(403, "Not for you"), code: 3, words: "Not for you"),
        Case("no such model", ChatScript.failure(404, "The model is unknown"), code: 1, words: "model"),
        Case("a bad request", ChatScript.failure(400, "bad temperature"), code: 1, words: "bad temperature"),
        Case("a rate limit", ChatScript.failure(429, "Slow down"), code: 4, words: "Slow down"),
        Case(
            "no quota",
            ChatScript.failure(429, "You are out of credit", type: "insufficient_quota"),
            code: 4,
            words: "out of credit"
        ),
        Case("a failing server", ChatScript.failure(500, "Oops"), code: 1, words: "Oops"),
        Case(
            "an HTML page with status 200",
            .text(page, headers: ["Content-Type": "text/html"]),
            code: 1,
            words: "web page"
        ),
        Case(
            "an HTML page with status 502",
            .text(page, status: 502, headers: ["Content-Type": "text/html"]),
            code: 1,
            words: "502"
        ),
        Case("an empty answer", .json(""), code: 1, words: "empty"),
        Case(
            "a stream that ends early",
            ScriptedResponse(.eventStreamHead, ChatScript.text("Once upon"), .lastChunk()),
            code: 6,
            output: "Once upon\n",
            words: "before the answer was complete"
        ),
        Case(
            "a connection that is lost",
            ScriptedResponse(.eventStreamHead, ChatScript.text("Once upon"), .close),
            code: 6,
            output: "Once upon\n",
            words: "lost"
        ),
        Case(
            "an error in the stream",
            ScriptedResponse(
                .eventStreamHead,
                ChatScript.text("Once upon"),
                .event(#"{"error":{"message":"The model is tired","code":500}}"#),
                .lastChunk()
            ),
            code: 6,
            output: "Once upon\n",
            words: "The model is tired"
        ),
        Case(
            "a quota that ends in the stream",
            ScriptedResponse(
                .eventStreamHead,
                ChatScript.text("Once upon"),
                .event(#"{"error":{"message":"You are out of credit","code":"insufficient_quota"}}"#),
                .lastChunk()
            ),
            code: 6,
            output: "Once upon\n",
            words: "out of credit"
        ),
    ]

    @Test("One sentence, the right code, and what had arrived", arguments: cases)
    func failure(_ entry: Case) async throws {
        try await withScriptedServer(entry.script) { server in
            let finished = try await Program.martlet.ask(server, "--max-retries", "0", "Tell a story")
            #expect(finished.code == entry.code)
            #expect(finished.text == entry.output)
            #expect(finished.notices.hasPrefix("martlet: "))
            #expect(finished.notices.contains(entry.words), "\(finished.notices)")
            #expect(finished.notices.split(separator: "\n").count == 1, "\(finished.notices)")
            #expect(!finished.notices.contains(Program.secret))
            #expect(!finished.notices.contains("<"))
        }
    }

    @Test("Nobody listens")
    func refused() async throws {
        try await withScriptedServer(policy: .refuse) { server in
            let finished = try await Program.martlet.ask(server, "--max-retries", "0", "Hi")
            #expect(finished.code == 5)
            #expect(finished.notices.contains("127.0.0.1"))
        }
    }

    @Test("No such host")
    func unresolved() async throws {
        // RFC 6761: the name never resolves.
        let finished = try await Program.martlet.run(
            ["--endpoint", "http://martlet.invalid/v1", "-m", "m", "--max-retries", "0", "Hi"]
        )
        #expect(finished.code == 5)
        #expect(finished.notices.contains("martlet.invalid"))
    }

    @Test("A server that never answers", arguments: [ScriptedServer.Policy.serve, .neverRead])
    func silent(policy: ScriptedServer.Policy) async throws {
        try await withScriptedServer(policy: policy) { server in
            let finished = try await Program.martlet.ask(server, "--timeout", "1", "Hi")
            #expect(finished.code == 5)
            #expect(finished.text.isEmpty)
            // It names the limit that came, whenever the machine let it come.
            #expect(finished.notices.contains(" 1 s"), "\(finished.notices)")
        }
    }

    @Test("A server that falls silent keeps what it said")
    func silentLater() async throws {
        let script = ScriptedResponse(.eventStreamHead, ChatScript.text("Once upon"), .silence)
        try await withScriptedServer(script) { server in
            let finished = try await withLongEnoughLimit { seconds in
                let finished = try await Program.martlet.ask(server, "--timeout", "\(seconds)", "Hi")
                return finished.text.isEmpty ? nil : finished
            }
            #expect(finished.code == 6)
            #expect(finished.text == "Once upon\n")
        }
    }

    @Test(
        "Output that can't be written",
        arguments: [("> /dev/full", "No space left on device"), (">&-", "Bad file descriptor")]
    )
    func noOutput(redirection: String, reason: String) async throws {
        try await withScriptedServer(ChatScript.stream("Hello")) { server in
            let finished = try await Program.martlet.runInShell(Program.asking(server) + ["Hi"], redirection)
            #expect(finished.code == 1)
            #expect(finished.notices == "martlet: The output can't be written: \(reason).\n")
        }
    }

    @Test("Standard input and standard error that are closed")
    func closed() async throws {
        try await withScriptedServer(ChatScript.stream("Hello")) { server in
            let finished = try await Program.martlet.runInShell(Program.asking(server) + ["-u", "Hi"], "<&- 2>&-")
            #expect(finished.code == 0)
            #expect(finished.text == "Hello\n")
            #expect(try await server.request().text.contains(#""content":"Hi""#))
        }
    }
}
