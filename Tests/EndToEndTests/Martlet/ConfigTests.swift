import FaultServer
import Foundation
import JSONCoding
import Testing
import Waiting

@Suite("martlet config", .serialized, .timeLimit(.minutes(Patience.minutes)))
struct ConfigTests {
    private let home = MartletHome()

    @Test("A configured endpoint is asked, with its model, its key and the default system prompt")
    func asked() async throws {
        try await withScriptedServer(ChatScript.stream("Hello")) { server in
            try home.write(
                """
                {
                  // A server of our own.
                  "endpoints": {
                    "lab": {
                      "baseURL": "\(server.url.absoluteString)/v1", "model": "qwen",
                      "key": {"command": "echo run >> '\(home.path("runs"))'; echo from-command"}
                    }
                  },
                  "defaults": {"endpoint": "lab", "system": "Be brief."}
                }
                """,
                to: "config.json"
            )
            let finished = try await home.martlet("Hi")
            #expect(finished.text == "Hello\n")
            #expect(server.requests[0].header("Authorization") == "Bearer from-command")
            let request = try JSONValue(parsing: try await server.request(0).text)
            #expect(request["model"] == "qwen")
            #expect(request["messages"]?[0]?["content"] == "Be brief.")
            #expect(try home.text(of: "runs") == "run\n")

            #expect(try await home.martlet("-m", "m", "-s", "Be kind.", "--key", "k", "Hi").code == 0)
            #expect(server.requests[1].header("Authorization") == "Bearer k")
            let other = try JSONValue(parsing: try await server.request(1).text)
            #expect(other["model"] == "m" && other["messages"]?[0]?["content"] == "Be kind.")
            #expect(try home.text(of: "runs") == "run\n")
        }
    }

    @Test("A configured fallback stands in, and its command is run for nothing before")
    func fallback() async throws {
        try await withScriptedServer(ChatScript.failure(404), ChatScript.stream("one")) { first in
            try await withScriptedServer(ChatScript.stream("two")) { second in
                try home.write(
                    """
                    {
                      "endpoints": {
                        "first": {"baseURL": "\(first.url.absoluteString)/v1", "model": "m"},
                        "second": {
                          "baseURL": "\(second.url.absoluteString)/v1", "model": "m",
                          "key": {"command": "touch '\(home.path("run"))'; echo k"}
                        }
                      },
                      "defaults": {"endpoint": "first"},
                      "fallbacks": ["second"]
                    }
                    """,
                    to: "config.json"
                )
                #expect(try await home.martlet("Hi").text == "two\n")
                #expect(second.requests[0].header("Authorization") == "Bearer k")
                try FileManager.default.removeItem(atPath: home.path("run"))
                #expect(try await home.martlet("Hi").text == "one\n")
                #expect(!FileManager.default.fileExists(atPath: home.path("run")))
            }
        }
    }

    @Test("A command that hands out no key is told, and nobody is asked")
    func keyCommand() async throws {
        try await withScriptedServer { server in
            try home.write(
                "{\"endpoints\": {\"lab\": {\"baseURL\": \"\(server.url.absoluteString)\", \"key\": {\"command\": \"exit 4\"}}}}",
                to: "config.json"
            )
            let finished = try await home.martlet("--endpoint", "lab", "-m", "m", "Hi")
            #expect(finished.code == 3)
            #expect(finished.notices == "martlet: The command for the key of lab failed with code 4.\n")
            #expect(server.requests.isEmpty)
            let doctor = try await home.martlet("doctor", "--endpoint", "lab", "-m", "m", "--json")
            #expect(doctor.code == 3)
            #expect(try JSONValue(parsing: doctor.text)[0]?["checks"]?["key"] == "failed")
        }
    }

    @Test("The example can be taken as it is")
    func example() async throws {
        let example = try await home.martlet("config", "example")
        let path = try await home.martlet("config", "path")
        #expect(path.text == "\(home.path("config.json"))\n")
        try home.write(example.text, to: "config.json")
        let check = try await home.martlet("config", "check")
        #expect(check.code == 0 && check.text.isEmpty)
        let shown = try await home.martlet("config", "show")
        #expect(try JSONValue(parsing: shown.text)["aliases"]?["mini"] == "openai/gpt-4o-mini")
    }

    @Test("Without a file nothing is configured")
    func none() async throws {
        #expect(try await home.martlet("config", "check").code == 0)
        #expect(try await home.martlet("config", "show").text == "{}\n")
    }

    @Test("A misspelled fallback is found by the check, in the words that a question gets")
    func misspelledFallback() async throws {
        try home.write("{\n  \"fallbacks\": [\"opnrouter\"]\n}\n", to: "config.json")
        let check = try await home.martlet("config", "check")
        #expect(check.code == 2)
        #expect(check.text.hasPrefix("\(home.path("config.json")):2:17: No endpoint or alias is called \"opnrouter\""))
        let asked = try await home.martlet("Hi")
        #expect(asked.code == 2 && asked.notices == "martlet: \(check.text)")
    }

    @Test("A mistake stops every command but config and help, in one sentence with its line")
    func mistakes() async throws {
        try home.write("{\n  \"log\": 1,\n  \"alias\": {}\n}\n", to: "config.json")
        let path = home.path("config.json")
        let first = "\(path):2:10: \"log\" must be true or false."
        for arguments in [["Hi"], ["models"], ["doctor"], ["keys", "list"]] {
            let finished = try await Program.martlet.run(arguments, environment: home.environment)
            #expect(finished.code == 2 && finished.text.isEmpty)
            #expect(finished.notices == "martlet: \(first) (1 more: martlet config check lists them)\n")
        }
        let check = try await home.martlet("config", "check")
        #expect(check.code == 2)
        #expect(check.text == "\(first)\n\(path):3:3: Unknown field \"alias\"; did you mean \"aliases\"?\n")
        for arguments in [
            ["config", "path"], ["config", "example"], ["--help"], ["keys", "set", "-h"], ["--version"],
        ] {
            #expect(try await Program.martlet.run(arguments, environment: home.environment).code == 0)
        }
    }
}
