import FaultServer
import Foundation
import JSONCoding
import Testing
import Waiting

@Suite("martlet doctor", .serialized, .timeLimit(.minutes(Patience.minutes)))
struct DoctorTests {
    private static let list = ScriptedResponse.json(#"{"object":"list","data":[{"id":"first"}]}"#)

    private func doctor(
        _ arguments: String...,
        environment: [String: String] = [:]
    ) async throws -> FinishedProcess {
        try await Program.martlet.run(["doctor"] + arguments, environment: environment)
    }

    @Test("An endpoint that works, asked for next to nothing")
    func well() async throws {
        try await withScriptedServer(Self.list, ChatScript.stream("Hello", "there")) { server in
            let environment = ["MARTLET_BASE_URL": server.url.absoluteString, "MARTLET_API_KEY": Program.secret]
            let finished = try await doctor(environment: environment)
            #expect(finished.code == 0)
            #expect(finished.notices.isEmpty)
            let lines = finished.text.split(separator: "\n")
            #expect(lines.count == 2, "\(finished.text)")
            let cells = lines.last?.split(separator: " ").map(String.init) ?? []
            #expect(cells.dropLast(2) == ["127.0.0.1:\(server.port)", "ok", "ok", "ok", "first"])
            #expect(cells.last == "s")
            let asked = try JSONValue(parsing: try await server.request(1).text)
            #expect(asked["max_tokens"] == 16 && asked["stream"] == true && asked["model"] == "first")
        }
    }

    @Test("All that is configured and the code of the first failure, or what is named alone")
    func some() async throws {
        try await withScriptedServer(ChatScript.failure(401, "Wrong key: \(Program.secret)")) { first in
            try await withScriptedServer(ChatScript.stream("Hello")) { second in
                let environment = [
                    "MARTLET_BASE_URL": first.url.absoluteString, "MARTLET_API_KEY": Program.secret,
                    "OPENAI_BASE_URL": "nonsense",
                ]
                let all = try await doctor("--json", "-m", "n", environment: environment)
                #expect(all.code == 3)
                #expect(!all.text.contains(Program.secret))
                let checkups = try JSONValue(parsing: all.text)
                #expect(checkups[0]?["endpoint"]?.stringValue == "127.0.0.1:\(first.port)")
                #expect(checkups[0]?["checks"]?["key"] == "failed")
                #expect(checkups[1]?["checks"]?["host"] == "failed")
                #expect(checkups[1]?["advice"]?.stringValue?.hasPrefix("OPENAI_BASE_URL") == true)

                let named = ["--json", "--endpoint", second.url.absoluteString, "-m", "n"]
                let one = try await Program.martlet.run(["doctor"] + named, environment: environment)
                #expect(one.code == 0)
                let checkup = try JSONValue(parsing: one.text)
                #expect(checkup[0]?["ok"] == true && checkup[0]?["model"] == "n" && checkup[1] == nil)
                #expect(first.requests.count == 1)
            }
        }
    }

    @Test(
        "The code and the step of each failure, and nothing is tried twice",
        arguments: [
            (ChatScript.failure(401), 3, "key"), (ChatScript.failure(404), 1, "model"),
            (ChatScript.failure(429), 4, "answer"), (ChatScript.failure(500), 1, "answer"),
        ] as [(ScriptedResponse, Int32, String)]
    )
    func failures(script: ScriptedResponse, code: Int32, step: String) async throws {
        try await withScriptedServer(script) { server in
            let finished = try await doctor("--json", "--endpoint", server.url.absoluteString, "-m", "m")
            #expect(finished.code == code)
            let checkup = try JSONValue(parsing: finished.text)[0]
            #expect(checkup?["checks"]?[step] == "failed")
            #expect(checkup?["advice"]?.stringValue?.isEmpty == false)
            #expect(server.requests.count == 1)
        }
    }

    @Test("A server that says nothing is given up in time")
    func silent() async throws {
        try await withScriptedServer { server in
            let checks = try await withLongEnoughLimit { seconds in
                let finished = try await doctor(
                    "--json",
                    "--endpoint",
                    server.url.absoluteString,
                    "-m",
                    "m",
                    "--timeout",
                    "\(seconds)"
                )
                #expect(finished.code == 5)
                let checks = try JSONValue(parsing: finished.text)[0]?["checks"]
                return checks?["connection"] == "passed" ? checks : nil
            }
            #expect(checks["host"] == "passed" && checks["answer"] == "failed")
        }
    }

    @Test("A model that wants the other limit of tokens gets it")
    func otherLimit() async throws {
        let refusal = ChatScript.failure(400, "Use max_completion_tokens.", code: "unsupported_parameter")
        try await withScriptedServer(refusal, ChatScript.stream("Hello")) { server in
            let finished = try await doctor("--endpoint", server.url.absoluteString, "-m", "m")
            #expect(finished.code == 0)
            let asked = try JSONValue(parsing: try await server.request(1).text)
            #expect(asked["max_tokens"] == nil && asked["max_completion_tokens"] == 16)
        }
    }

    @Test("Nothing is configured", arguments: [[], ["--json"]])
    func nothing(flags: [String]) async throws {
        let finished = try await Program.martlet.run(["doctor"] + flags)
        #expect(finished.code == 3)
        #expect(finished.text == (flags.isEmpty ? "" : "[]\n"))
        for words in [
            "configuration  not there: ", "/config.json\n", "MARTLET_BASE_URL", "OPENROUTER_API_KEY",
            "kept keys      none: ",
            "local model    not installed: ", "martlet local install", "martlet keys set n4n",
        ] {
            #expect(finished.notices.contains(words), "\(finished.notices)")
        }
    }

    @Test("The local model is named, and is not installed")
    func noLocalModel() async throws {
        let finished = try await doctor("--endpoint", "local")
        #expect(finished.code == 3)
        #expect(finished.notices.hasPrefix("martlet: No local model is installed: run martlet local install, "))
    }
}
