import Testing

@testable import ChatTerminal

@Suite("The arguments of martlet serve")
struct ServeArgumentsTests {
    private func serve(_ arguments: String...) throws -> ServeArguments {
        guard case .serve(let arguments) = try Invocation(arguments: ["serve"] + arguments) else {
            throw UsageError("It is not to serve.")
        }
        return arguments
    }

    @Test("say where the page is, and who answers there")
    func everything() throws {
        let arguments = try serve(
            "--port",
            "8080",
            "--open",
            "--host",
            "192.168.1.5",
            "--i-know",
            "-m",
            "gpt",
            "-s",
            "Be brief",
            "-o",
            "top_p",
            "1",
            "--no-log",
            "--endpoint",
            "n4n",
            "--fallback",
            "openai",
            "--offline-ok",
            "-q"
        )
        #expect(arguments.port == 8080)
        #expect(arguments.host == "192.168.1.5")
        #expect(arguments.opensBrowser && arguments.isOpenToNetwork && arguments.isOffTheRecord)
        #expect(arguments.connection.model == "gpt")
        #expect(arguments.connection.endpoint == "n4n")
        #expect(arguments.system == "Be brief")
        #expect(arguments.fields.map(\.name) == ["top_p"])
        #expect(arguments.fallbacks == ["openai"])
        #expect(arguments.isOfflineOK && arguments.isQuiet)
    }

    @Test("may say nothing")
    func nothing() throws {
        let arguments = try serve()
        #expect(arguments.port == nil && arguments.host == nil)
        #expect(!arguments.opensBrowser && !arguments.isOpenToNetwork && !arguments.isOffTheRecord)
    }

    @Test("take a port that there is", arguments: ["0", "1", "65535"])
    func port(text: String) throws {
        #expect(try serve("--port", text).port == Int(text))
    }

    @Test(
        "are refused with a sentence",
        arguments: [
            ["--port", ""], ["--port", "65536"], ["--port", "-1"], ["--port", "http"], ["--host", ""],
            ["--host", "0"], ["--host", "127.1"], ["--host", "http://localhost"], ["--host", "a b"],
            ["--host", "[::1]"], ["--host", "a@b"], ["word"],
        ]
    )
    func refused(arguments: [String]) {
        #expect(throws: UsageError.self) { try Invocation(arguments: ["serve"] + arguments) }
    }
}
