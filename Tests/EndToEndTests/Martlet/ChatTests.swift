import FaultServer
import Foundation
import JSONCoding
import Testing
import Waiting

@Suite("martlet chat, from a pipe", .serialized, .timeLimit(.minutes(Patience.minutes)))
struct ChatTests {
    private let home = MartletHome()

    private func chat(
        _ server: ScriptedServer,
        _ input: String,
        _ arguments: String...,
        environment: [String: String] = [:]
    ) async throws -> FinishedProcess {
        try await Program.martlet.run(
            ["chat"] + Program.talking(to: server) + arguments,
            environment: home.environment.merging(environment) { $1 },
            input: .text(input)
        )
    }

    /// What the requests said, message by message.
    private func texts(_ server: ScriptedServer) throws -> [[String]] {
        try server.requests.map { request in
            let messages = try JSONValue(parsing: request.body)["messages"]?.arrayValue ?? []
            return messages.map { $0["content"]?.stringValue ?? "" }
        }
    }

    @Test("Each line is a question of one conversation, and standard output has the answers alone, as they came")
    func lines() async throws {
        try await withScriptedServer(ChatScript.stream("**One**"), ChatScript.stream("Two\n")) { server in
            let finished = try await chat(server, "first\n\n/model\n//etc is a folder", "-s", "Be brief")
            #expect(finished.code == 0)
            #expect(finished.text == "**One**\nTwo\n")
            #expect(
                try texts(server) == [
                    ["Be brief", "first"], ["Be brief", "first", "**One**", "/etc is a folder"],
                ]
            )
        }
    }

    @Test("What is not ASCII arrives, whatever the locale")
    func locale() async throws {
        try await withScriptedServer(ChatScript.stream("鳥")) { server in
            let finished = try await chat(server, "Ein Spatz: 雀 🐦\n", environment: ["LC_ALL": "C"])
            #expect(finished.text == "鳥\n")
            #expect(try texts(server) == [["Ein Spatz: 雀 🐦"]])
        }
    }

    @Test("A failure does not end it, and is the exit code; what had come is there, and asked again on demand")
    func failures() async throws {
        let cut = ScriptedResponse(.eventStreamHead, ChatScript.text("Half"), .reset)
        try await withScriptedServer(ChatScript.failure(401), cut, ChatScript.stream("Whole")) { server in
            let finished = try await chat(server, "one\ntwo\n/retry\n")
            #expect(finished.text == "Half\nWhole\n")
            #expect(finished.code == 6)
            #expect(finished.notices.contains("401"))
            #expect(try texts(server) == [["one"], ["one\n\ntwo"], ["one\n\ntwo"]])
        }
    }

    @Test("A mistake in a command is told, and is the exit code 2")
    func mistake() async throws {
        try await withScriptedServer(ChatScript.stream("Yes")) { server in
            let finished = try await chat(server, "/mdoel x\nHi\n")
            #expect(finished.text == "Yes\n")
            #expect(finished.notices.contains("/model?"))
            #expect(finished.code == 2)
        }
    }

    @Test("It goes on where it ended, with the question changed or taken back")
    func goesOn() async throws {
        try await withScriptedServer(
            ChatScript.stream("One"),
            ChatScript.stream("Two"),
            ChatScript.stream("Three"),
            ChatScript.stream("Four")
        ) { server in
            #expect(try await chat(server, "first\n").text == "One\n")
            #expect(try await chat(server, "/edit 1st\n", "-c").text == "Two\n")
            #expect(try await chat(server, "second\n/undo\n", "-c").text == "Three\n")
            #expect(try await chat(server, "third\n", "-c", "--no-log").text == "Four\n")
            #expect(
                try texts(server) == [["first"], ["1st"], ["1st", "Two", "second"], ["1st", "Two", "third"]]
            )
            let list = try await home.martlet("history", "list", "--json")
            #expect(try JSONValue(parsing: list.output).arrayValue?.count == 1)
        }
    }

    @Test("The conversation is saved as Markdown, and never over another file")
    func saved() async throws {
        try await withScriptedServer(ChatScript.stream("A bird.")) { server in
            try home.write("", to: "there.md")
            let finished = try await chat(
                server,
                "What is a martlet?\n/save \(home.path("chat.md"))\n/save \(home.path("there.md"))\n"
            )
            #expect(finished.code == 2)
            #expect(finished.notices.contains("there already"))
            let text = try home.text(of: "chat.md")
            #expect(text.contains("What is a martlet?") && text.contains("A bird."))
            #expect(try home.text(of: "there.md").isEmpty)
        }
    }

    @Test(
        "What came is kept, whatever ends the program",
        arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129), (SIGKILL, 137)] as [(Int32, Int32)]
    )
    func ended(signal: Int32, code: Int32) async throws {
        let script = ScriptedResponse(.eventStreamHead, ChatScript.text("Once upon"), .silence)
        try await withScriptedServer(script, ChatScript.stream("a time")) { server in
            let child = try Program.martlet.start(
                ["chat"] + Program.talking(to: server),
                environment: home.environment,
                input: .pipe
            )
            child.send(Array("Tell a story\n".utf8))
            #expect(await child.nextOutput() == Array("Once upon".utf8))
            child.send(signal: signal)
            #expect(await child.finish().code == code)
            #expect(try await chat(server, "Go on\n", "-c").text == "a time\n")
            #expect(try texts(server).last == ["Tell a story", "Once upon", "Go on"])
        }
    }

    @Test("A reader that has seen enough ends it quietly")
    func closedPipe() async throws {
        let script = ScriptedResponse(.eventStreamHead, .repeated([ChatScript.text("martlet ")], times: .max))
        try await withScriptedServer(script) { server in
            let child = try Program.martlet.start(
                ["chat"] + Program.talking(to: server),
                environment: home.environment,
                input: .text("Tell a story\n")
            )
            _ = await child.nextOutput()
            child.closeOutput()
            let finished = await child.finish()
            #expect(finished.code == 0)
            #expect(finished.notices.isEmpty)
        }
    }
}
