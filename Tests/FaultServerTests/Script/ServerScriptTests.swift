import FaultServer
import Testing
import Waiting

@Suite("ServerScript", .timeLimit(.minutes(Patience.minutes)))
struct ServerScriptTests {
    /// What a server answers to requests that come one after another on one connection: each text's last word.
    private func answers(
        _ script: ServerScript,
        to models: [String],
        path: String = "/v1/chat/completions"
    ) throws
        -> [String]
    {
        let server = try ScriptedServer(script: script)
        defer { server.stop() }
        let client = try RawClient(port: server.port)
        return try models.map { model in
            try client.ask(server, path: path, streaming: false, model: model)
            let text = try client.receive(through: "}]}")
            return String(text.split(separator: #""content":""#)[1].prefix { $0 != "\"" })
        }
    }

    @Test(
        "the last answer repeats, or the first comes again",
        arguments: [
            (ServerScript.Repetition.last, ["a", "b", "b", "b"]), (.cycle, ["a", "b", "a", "b"]),
        ]
    )
    func repetition(repetition: ServerScript.Repetition, expected: [String]) throws {
        var script = ServerScript(.chat(ChatAnswer("a")), .chat(ChatAnswer("b")))
        script.repetition = repetition
        #expect(try answers(script, to: ["m", "m", "m", "m"]) == expected)
    }

    @Test("without answers it gives a healthy one")
    func healthy() throws {
        #expect(
            try answers(ServerScript(), to: ["m", "m"]) == Array(repeating: "Hello from the fault server.", count: 2)
        )
    }

    @Test("a route takes its own requests, and counts its own answers")
    func routes() throws {
        var script = ServerScript(.chat(ChatAnswer("a")), .chat(ChatAnswer("b")))
        var cycling = ServerScript.Route(model: "x", .chat(ChatAnswer("x1")), .chat(ChatAnswer("x2")))
        cycling.repetition = .cycle
        script.routes = [cycling, ServerScript.Route(path: "/second/", .chat(ChatAnswer("s")))]
        #expect(try answers(script, to: ["x", "m", "x", "m", "x"]) == ["x1", "a", "x2", "b", "x1"])
        #expect(try answers(script, to: ["m", "x"], path: "/second/v1/chat/completions") == ["s", "x1"])
    }

    @Test("the list of models takes no answer, unless the script says so", arguments: [false, true])
    func models(isScripted: Bool) async throws {
        var script = ServerScript(.fault(.unavailable), .chat(ChatAnswer("b")))
        script.scriptsModels = isScripted
        script.models = ["one", "two"]
        try await withScriptedServer(script: script) { server in
            let client = try RawClient(port: server.port)
            if isScripted {
                try client.send("GET /v1/models HTTP/1.1\r\n\r\n")
                #expect(try client.receive(through: "}}").hasPrefix("HTTP/1.1 503 \r\n"))
            }
            try client.send("GET /v1/models?limit=2 HTTP/1.1\r\n\r\n")
            let list = try client.receive(through: "]}")
            #expect(list.hasPrefix("HTTP/1.1 200 \r\n"))
            #expect(list.contains(#"{"object":"list","data":[{"id":"one","#) && list.contains(#"{"id":"two","#))
            try client.ask(server)
            #expect(try client.receive(atMost: 12) == (isScripted ? "HTTP/1.1 200" : "HTTP/1.1 503"))
        }
    }

    @Test("a delay before accepting holds a connection back, and ends when the server stops")
    func acceptDelay() async throws {
        let slow = ChatAnswer("a").with { $0.delays.accept = .milliseconds(30) }
        let never = ChatAnswer("b").with { $0.delays.accept = .seconds(600) }
        try await withScriptedServer(script: ServerScript(.chat(slow), .chat(never))) { server in
            let start = ContinuousClock.now
            let client = try RawClient.asking(server)
            #expect(try client.receive(atMost: 12) == "HTTP/1.1 200")
            #expect(try await server.connection().opened - start >= .milliseconds(30))

            let second = try RawClient.asking(server)
            let stopping = ContinuousClock.now
            server.stop()
            #expect(.now - stopping < .seconds(60))
            #expect(server.connections.count == 1)
            #expect(throws: RawClient.Failure.reset) { try second.receive() }
        }
    }

    @Test("a response of steps may delay the accepting too")
    func acceptDelayOfResponse() async throws {
        var slow = ScriptedResponse.text("ok")
        slow.acceptDelay = .milliseconds(30)
        try await withScriptedServer(slow, .text("ok")) { server in
            let start = ContinuousClock.now
            _ = try RawClient.sendingGet(to: server).receive(through: "ok")
            #expect(try await server.connection().opened - start >= .milliseconds(30))
        }
    }
}
