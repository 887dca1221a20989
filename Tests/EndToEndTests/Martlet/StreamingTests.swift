import FaultServer
import Foundation
import Testing
import Waiting

@Suite("martlet, as the answer comes", .serialized, .timeLimit(.minutes(Patience.minutes)))
struct StreamingTests {
    @Test("A piece is printed when it arrives, also into a pipe")
    func pieceByPiece() async throws {
        let gate = try Gate()
        let script = ScriptedResponse(
            [.eventStreamHead, ChatScript.text("first"), .wait(gate), ChatScript.text(" second")] + ChatScript.end()
        )
        try await withScriptedServer(script) { server in
            let child = try Program.martlet.start(Program.asking(server) + ["Count"])
            #expect(await child.nextOutput() == Array("first".utf8))
            gate.open()
            let finished = await child.finish()
            #expect(finished.text == " second\n")
            #expect(finished.notices.isEmpty)
            #expect(finished.code == 0)
        }
    }

    @Test("The answer ends in one line feed", arguments: ["Hello", "Hello\n"])
    func lineFeed(answer: String) async throws {
        try await withScriptedServer(ChatScript.stream(answer)) { server in
            let finished = try await Program.martlet.ask(server, "Say hello")
            #expect(finished.text == "Hello\n")
        }
    }

    @Test("A reader that has seen enough ends it quietly")
    func head() async throws {
        let gate = try Gate()
        let script = ScriptedResponse(
            [.eventStreamHead, ChatScript.text("Hello"), .wait(gate), ChatScript.text(", world")] + ChatScript.end()
        )
        try await withScriptedServer(script) { server in
            let child = try Program.martlet.start(Program.asking(server) + ["Say hello"])
            #expect(await child.output(atLeast: 5) == Array("Hello".utf8))
            child.closeOutput()
            gate.open()
            let finished = await child.finish()
            #expect(finished.notices.isEmpty)
            #expect(finished.code == 0)
        }
    }

    @Test("martlet | head -c 5, in a shell")
    func shell() async throws {
        try await withScriptedServer(ChatScript.stream("Hello, ", "world", "!")) { server in
            let finished = try await Program.martlet.runInShell(
                Program.asking(server) + ["Say hello"],
                #"| head -c 5; exit "${PIPESTATUS[0]}""#
            )
            #expect(finished.text == "Hello")
            #expect(finished.notices.isEmpty)
            #expect(finished.code == 0)
        }
    }

    @Test("Reasoning stays off standard output")
    func reasoning() async throws {
        let script = ScriptedResponse(
            [.eventStreamHead, ChatScript.reasoning("Hm, "), ChatScript.reasoning("hm."), ChatScript.text("Yes")]
                + ChatScript.end()
        )
        try await withScriptedServer(script) { server in
            let finished = try await Program.martlet.ask(server, "Well?")
            #expect(finished.text == "Yes\n")
            #expect(finished.notices == "Hm, hm.\n")
            let quiet = try await Program.martlet.ask(server, "-q", "Well?")
            #expect(quiet.text == "Yes\n")
            #expect(quiet.notices.isEmpty)
        }
    }

    @Test(
        "An answer that was cut by its limit or a filter is complete, and said to be cut",
        arguments: [("length", "limit of tokens"), ("content_filter", "content filter")]
    )
    func cut(reason: String, words: String) async throws {
        try await withScriptedServer(ChatScript.stream("Once upon", finish: reason)) { server in
            let finished = try await Program.martlet.ask(server, "Tell a story")
            #expect(finished.text == "Once upon\n")
            #expect(finished.notices.contains(words))
            #expect(finished.code == 0)
        }
    }

    @Test("Escape codes of a model pass through a pipe as they are")
    func rawPipe() async throws {
        try await withScriptedServer(ChatScript.stream("\u{1B}[31mred\r")) { server in
            let finished = try await Program.martlet.ask(server, "Red")
            #expect(finished.text == "\u{1B}[31mred\r\n")
        }
    }
}
