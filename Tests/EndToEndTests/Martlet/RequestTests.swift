import FaultServer
import Foundation
import JSONCoding
import Testing
import Waiting

@Suite("What martlet asks", .serialized, .timeLimit(.minutes(Patience.minutes)))
struct RequestTests {
    private func request(
        _ arguments: String...,
        input: ChildProcess.Input = .none,
        environment: [String: String] = [:]
    ) async throws -> RecordedRequest {
        try await withScriptedServer(ChatScript.stream("Hello")) { server in
            let address = ["MARTLET_BASE_URL": "\(server.url.absoluteString)/v1", "MARTLET_MODEL": "m"]
            let finished = try await Program.martlet.run(
                arguments,
                environment: address.merging(environment) { $1 },
                input: input
            )
            #expect(finished.code == 0, "\(finished.notices)")
            return try await server.request()
        }
    }

    @Test("A plain question is the bytes that the documentation says")
    func plain() async throws {
        let request = try await request("Say", "hello")
        #expect(request.method == "POST")
        #expect(request.target == "/v1/chat/completions")
        #expect(request.header("Authorization") == nil)
        #expect(request.text == #"{"model":"m","messages":[{"role":"user","content":"Say hello"}],"stream":true}"#)
    }

    @Test("The key of the endpoint goes along")
    func key() async throws {
        let request = try await request("Hi", environment: ["MARTLET_API_KEY": "k", "OPENAI_API_KEY": "x"])
        #expect(request.header("Authorization") == "Bearer k")
    }

    @Test("No other key does")
    func otherKeys() async throws {
        let keys = ["OPENAI_API_KEY": "x", "N4N_API_KEY": "x", "OPENROUTER_API_KEY": "x"]
        #expect(try await request("Hi", environment: keys).header("Authorization") == nil)
    }

    @Test("System prompt, fields in order, model")
    func everything() async throws {
        let body = try await request(
            "-s",
            "Be brief",
            "-o",
            "temperature",
            "0.20",
            "-o",
            "response_format",
            #"{"type":"json_object"}"#,
            "-o",
            "stop",
            "END",
            "-o",
            "provider",
            #"{"sort":"price"}"#,
            "-m",
            "gpt",
            "Hi"
        ).text
        #expect(
            body == """
                {"model":"gpt","messages":[{"role":"system","content":"Be brief"},{"role":"user","content":"Hi"}],\
                "stream":true,"response_format":{"type":"json_object"},"stop":"END","temperature":0.20,\
                "provider":{"sort":"price"}}
                """
        )
    }

    @Test("-u asks for the usage, --no-stream for the whole")
    func streamFields() async throws {
        let usage = try JSONValue(parsing: try await request("-u", "Hi").text)
        #expect(usage["stream_options"] == ["include_usage": true])
        let whole = try JSONValue(parsing: try await request("--no-stream", "-u", "Hi").text)
        #expect(whole["stream"] == nil)
        #expect(whole["stream_options"] == nil)
    }

    @Test(
        "Instruction, blank line, standard input",
        arguments: [
            (["Translate"], "bonjour\n", "Translate\n\nbonjour\n"), ([], "bonjour\n", "bonjour\n"),
            (["Translate"], "", "Translate"),
        ]
    )
    func input(words: [String], input: String, prompt: String) async throws {
        let request = try await withScriptedServer(ChatScript.stream("Hello")) { server in
            let finished = try await Program.martlet.run(Program.asking(server) + words, input: .text(input))
            #expect(finished.code == 0)
            return try await server.request()
        }
        let body = try JSONValue(parsing: request.text)
        #expect(body["messages"]?[0]?["content"]?.stringValue == prompt)
    }

    @Test("A prompt of 16 MB")
    func large() async throws {
        let line = "Ein Mauersegler, a \"martlet\".\n"
        let count = (16 << 20) / line.utf8.count
        let input = String(repeating: line, count: count)
        let request = try await request("Translate", input: .text(input))
        let content = String(repeating: #"Ein Mauersegler, a \"martlet\".\n"#, count: count)
        let body = #"{"model":"m","messages":[{"role":"user","content":"Translate\n\n\#(content)"}],"stream":true}"#
        #expect(request.body.elementsEqual(body.utf8))
    }

    @Test("Standard input that is no UTF-8 is repaired, and said to be")
    func repaired() async throws {
        try await withScriptedServer(ChatScript.stream("Hello")) { server in
            let finished = try await Program.martlet.ask(server, input: .bytes([0x61, 0xFF, 0x62]))
            #expect(finished.code == 0)
            #expect(finished.text == "Hello\n")
            #expect(finished.notices.contains("UTF-8"))
            let body = try JSONValue(parsing: try await server.request().text)
            #expect(body["messages"]?[0]?["content"]?.stringValue == "a\u{FFFD}b")
        }
    }

    @Test("Without a model the first of the endpoint's list is asked")
    func firstModel() async throws {
        let list = ScriptedResponse.json(#"{"object":"list","data":[{"id":"first"},{"id":"second"}]}"#)
        try await withScriptedServer(list, ChatScript.stream("Hello")) { server in
            let finished = try await Program.martlet.run(
                ["Hi"],
                environment: ["OPENAI_BASE_URL": server.url.absoluteString]
            )
            #expect(finished.text == "Hello\n")
            #expect(try await server.request(0).target == "/v1/models")
            #expect(try JSONValue(parsing: try await server.request(1).text)["model"] == "first")
        }
    }
}
