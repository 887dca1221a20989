import FaultServer
import Foundation
import JSONCoding
import Testing
import Waiting

@Suite("martlet, in other forms", .serialized, .timeLimit(.minutes(Patience.minutes)))
struct FormTests {
    @Test("--json prints the completion, streamed or not", arguments: [[], ["--no-stream"]])
    func json(flags: [String]) async throws {
        let script = flags.isEmpty ? ChatScript.stream("Hel", "lo") : ChatScript.completion("Hello")
        try await withScriptedServer(script) { server in
            let finished = try await Program.martlet.run(Program.asking(server) + ["--json", "Hi"] + flags)
            #expect(finished.text.hasSuffix("}\n") && finished.text.count { $0 == "\n" } == 1)
            let completion = try JSONValue(parsing: finished.text)
            #expect(completion["id"] == "c1")
            #expect(completion["object"] == "chat.completion")
            #expect(completion["choices"]?[0]?["message"]?["content"] == "Hello")
            #expect(completion["choices"]?[0]?["finish_reason"] == "stop")
        }
    }

    @Test("--json prints what had arrived of an answer that broke off")
    func partialJSON() async throws {
        let script = ScriptedResponse(.eventStreamHead, ChatScript.text("Once upon"), .lastChunk())
        try await withScriptedServer(script) { server in
            let finished = try await Program.martlet.ask(server, "--json", "Hi")
            #expect(finished.code == 6)
            #expect(try JSONValue(parsing: finished.text)["choices"]?[0]?["message"]?["content"] == "Once upon")
        }
    }

    @Test("--no-stream prints the same text")
    func whole() async throws {
        try await withScriptedServer(ChatScript.completion("Hello")) { server in
            let finished = try await Program.martlet.ask(server, "--no-stream", "Hi")
            #expect(finished.text == "Hello\n")
        }
    }

    @Test("-u tells the usage, on standard error")
    func usage() async throws {
        try await withScriptedServer(ChatScript.stream("Hello", usage: ChatScript.usage)) { server in
            let finished = try await Program.martlet.ask(server, "-u", "Hi")
            #expect(finished.text == "Hello\n")
            #expect(finished.notices == "martlet: Tokens: 7 in, 3 out, 10 in all.\n")
        }
    }

    @Test("A server that does not count is not guessed at")
    func noUsage() async throws {
        try await withScriptedServer(ChatScript.stream("Hello")) { server in
            let finished = try await Program.martlet.ask(server, "-u", "Hi")
            #expect(finished.notices == "martlet: The endpoint does not say what the answer took.\n")
        }
    }

    @Test("Tool calls are told, and printed by --json")
    func toolCalls() async throws {
        let call: JSONValue = [
            "tool_calls": [
                ["index": 0, "id": "a", "type": "function", "function": ["name": "weather", "arguments": "{}"]]
            ]
        ]
        let script = ScriptedResponse(
            [.eventStreamHead, ChatScript.delta(call)] + ChatScript.end(finish: "tool_calls")
        )
        try await withScriptedServer(script) { server in
            let told = try await Program.martlet.ask(server, "Hi")
            #expect(told.text.isEmpty)
            #expect(told.notices.contains("weather({})"))
            let printed = try JSONValue(parsing: try await Program.martlet.ask(server, "--json", "Hi").text)
            #expect(printed["choices"]?[0]?["message"]?["tool_calls"]?[0]?["function"]?["name"] == "weather")
        }
    }

    @Test("A refusal is told")
    func refusal() async throws {
        let script = ScriptedResponse(
            [.eventStreamHead, ChatScript.delta(["refusal": "I can't."])] + ChatScript.end()
        )
        try await withScriptedServer(script) { server in
            let finished = try await Program.martlet.ask(server, "Hi")
            #expect(finished.text.isEmpty)
            #expect(finished.notices == "I can't.\n")
            #expect(finished.code == 0)
        }
    }

    @Test("The endpoint's models, one on each line")
    func models() async throws {
        let list = #"{"object":"list","data":[{"id":"b","owned_by":"x"},{"id":"a"}]}"#
        try await withScriptedServer(.json(list)) { server in
            let environment = ["OPENAI_BASE_URL": server.url.absoluteString, "OPENAI_API_KEY": "k"]
            let finished = try await Program.martlet.run(["models"], environment: environment)
            #expect(finished.text == "b\na\n")
            #expect(finished.code == 0)
            let request = try await server.request()
            #expect(request.method == "GET" && request.target == "/v1/models")
            #expect(request.header("Authorization") == "Bearer k")
            let json = try await Program.martlet.run(["models", "--json"], environment: environment)
            #expect(try JSONValue(parsing: json.text)[0]?["owned_by"] == "x")
        }
    }

    @Test("No list of models", arguments: [(401, 3), (404, 1), (429, 4)] as [(Int, Int32)])
    func noModels(status: Int, code: Int32) async throws {
        try await withScriptedServer(ChatScript.failure(status, "No")) { server in
            let finished = try await Program.martlet.run(
                ["models", "--endpoint", server.url.absoluteString, "--max-retries", "0"]
            )
            #expect(finished.code == code)
            #expect(finished.text.isEmpty)
        }
    }
}
