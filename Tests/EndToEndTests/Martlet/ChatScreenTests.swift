import FaultServer
import Foundation
import JSONCoding
import Testing
import Waiting

/// A session at a terminal, whose screens are compared with those in `Fixtures/Screens`.
@Suite(
    "martlet chat, on a screen",
    .serialized,
    .timeLimit(.minutes(Patience.minutes)),
    .enabled(if: TerminalScreen.isAvailable)
)
struct ChatScreenTests {
    private let home = MartletHome()

    private static let markdown = """
        A **martlet** is a *heraldic* bird:

        1. It has no feet.
        2. It never lands.

        ```swift
        let bird = "雨燕"
        ```

        | what | how many |
        |------|---------:|
        | legs | 0        |
        """

    private func screen(
        _ server: ScriptedServer,
        _ arguments: String...,
        environment: [String: String] = [:],
        columns: Int = 80,
        rows: Int = 24
    ) async throws -> TerminalScreen {
        try home.write(
            """
            {"endpoints": {"birds": {"baseURL": "\(server.url.absoluteString)/v1", "model": "m"}},
             "defaults": {"endpoint": "birds"}}
            """,
            to: "config.json"
        )
        return try await TerminalScreen(
            .martlet,
            ["chat"] + arguments,
            environment: home.environment.merging(environment) { $1 },
            columns: columns,
            rows: rows
        )
    }

    /// Waits until the screen is as in a file.
    private func expect(
        _ screen: TerminalScreen,
        is name: String,
        scrolledBack isAll: Bool = false,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let url = Bundle.module.bundleURL.appending(path: "Fixtures/Screens/\(name).txt")
        let expected = FileManager.default.contents(atPath: url.path).map { String(decoding: $0, as: UTF8.self) }
        let shown = try await screen.wait(scrolledBack: isAll) { $0 == expected }
        #expect(shown == expected, "\(name):\n\(shown)", sourceLocation: sourceLocation)
    }

    private func lastQuestion(_ server: ScriptedServer) throws -> String? {
        guard let request = server.requests.last else { return nil }
        return try JSONValue(parsing: request.body)["messages"]?.arrayValue?.last?["content"]?.stringValue
    }

    @Test("An answer is laid out for the width, and the prompt comes again", arguments: [60, 80, 200])
    func answered(columns: Int) async throws {
        try await withScriptedServer(ChatScript.stream(Self.markdown)) { server in
            let screen = try await screen(server, columns: columns)
            _ = try await screen.ends(in: ">")
            try await screen.type("What is a märtlet 雨燕 🐦?")
            try await screen.press("Left", "BSpace", "Right", "!", "Enter")
            _ = try await screen.shows("legs")
            try await expect(screen, is: "answered-\(columns)")
            #expect(try lastQuestion(server) == "What is a märtlet 雨燕 ?!")
            try await screen.press("C-d")
            _ = try await screen.ends(in: "\n[0]")
        }
    }

    @Test("A paste of several lines is one message, and can be changed before it is sent")
    func pasted() async throws {
        try await withScriptedServer(ChatScript.stream("Yes.")) { server in
            let screen = try await screen(server)
            _ = try await screen.ends(in: ">")
            try await screen.paste("def f(x):\n\treturn x\n\nprint(f(1))")
            _ = try await screen.shows("print")
            try await screen.press("Up", "Up", "C-e")
            try await screen.type(" + 1")
            try await screen.press("Down", "Down", "C-e", "C-j")
            try await screen.type("Is this right?")
            try await expect(screen, is: "pasted")
            try await screen.press("Enter")
            _ = try await screen.shows("Yes.")
            #expect(try lastQuestion(server) == "def f(x):\n\treturn x + 1\n\nprint(f(1))\nIs this right?")
        }
    }

    @Test("Ctrl-C stops an answer, which is kept; the next one is asked, and all of it can be scrolled back to")
    func stopped() async throws {
        let endless = ScriptedResponse(.eventStreamHead, ChatScript.text("Once upon a time"), .silence)
        let cut = ScriptedResponse(.eventStreamHead, ChatScript.text("There wa"), .lastChunk())
        let long = (1...30).map { "\($0). line\n" }.joined()
        try await withScriptedServer(endless, cut, ChatScript.stream(long)) { server in
            let screen = try await screen(server)
            _ = try await screen.ends(in: ">")
            try await screen.type("Tell a story")
            try await screen.press("Enter")
            _ = try await screen.shows("Once upon a time")
            try await screen.press("C-c")
            try await expect(screen, is: "stopped")
            try await screen.type("/retry")
            try await screen.press("Enter")
            _ = try await screen.shows("stream ended")
            try await expect(screen, is: "cut")
            try await screen.type("/ret")
            try await screen.press("Tab", "Enter")
            _ = try await screen.shows("30. line")
            _ = try await screen.ends(in: ">")
            try await expect(screen, is: "scrolled-back", scrolledBack: true)
        }
    }

    @Test("What is being typed fits every width that the terminal takes")
    func resized() async throws {
        try await withScriptedServer(ChatScript.stream("Yes.")) { server in
            let screen = try await screen(server, columns: 60, rows: 12)
            _ = try await screen.ends(in: ">")
            try await screen.type("A question that is longer than the terminal is wide, and goes on in the next row")
            _ = try await screen.shows("row")
            for columns in [40, 200, 60] {
                try await screen.resize(columns: columns, rows: 12)
                try await expect(screen, is: "resized-\(columns)")
            }
            try await screen.type("?")
            try await screen.press("Enter")
            _ = try await screen.shows("Yes.")
            #expect(try lastQuestion(server)?.hasSuffix("next row?") == true)
        }
    }

    @Test("Ctrl-C throws the line away, hints at Ctrl-D, and ends it the second time")
    func interrupted() async throws {
        try await withScriptedServer(ChatScript.stream("Yes.")) { server in
            let screen = try await screen(server)
            _ = try await screen.ends(in: ">")
            try await screen.type("Never mind")
            try await screen.press("C-c")
            _ = try await screen.ends(in: "^C\n>")
            try await screen.press("C-c")
            try await expect(screen, is: "interrupted")
            try await screen.press("C-c")
            _ = try await screen.ends(in: "\n[130]")
            #expect(server.requests.isEmpty)
        }
    }

    @Test(
        "The terminal is left as it was found, whatever ends the chat",
        arguments: [
            ("half a line", SIGTERM, 143), ("half a line", SIGHUP, 129), ("Hi\r", SIGTERM, 143), ("Hi\r", SIGHUP, 129),
            ("half a line", SIGQUIT, 131), ("Hi\r", SIGQUIT, 131), ("Hi\r", SIGALRM, 142),
        ]
    )
    func restored(typed: String, signal: Int32, code: Int32) async throws {
        try await withScriptedServer(ScriptedResponse(.eventStreamHead, ChatScript.text("Once"), .silence)) { server in
            let screen = try await screen(server)
            _ = try await screen.ends(in: ">")
            try await screen.type(typed)
            _ = try await screen.shows(typed.hasSuffix("\r") ? "Once" : typed)
            try await screen.send(signal: signal)
            _ = try await screen.ends(in: "\n[\(code)]")
        }
    }

    @Test("/exit ends it, and so does Ctrl-D", arguments: ["/exit\r", "\u{4}"])
    func ended(keys: String) async throws {
        try await withScriptedServer(ChatScript.stream("Yes.")) { server in
            let screen = try await screen(server)
            _ = try await screen.ends(in: ">")
            try await screen.type(keys)
            _ = try await screen.ends(in: "\n[0]")
        }
    }

    @Test("Another conversation is chosen by its number, and goes on")
    func chosen() async throws {
        try await withScriptedServer(
            ChatScript.stream("Fine."),
            ChatScript.stream("Blue."),
            ChatScript.stream("Still fine.")
        ) { server in
            let screen = try await screen(server)
            _ = try await screen.ends(in: ">")
            try await screen.type("How are you?\r")
            _ = try await screen.shows("Fine.")
            _ = try await screen.ends(in: "\n\n>")
            try await screen.type("/clear\rWhich colour?\r")
            _ = try await screen.shows("Blue.")
            _ = try await screen.ends(in: "\n\n>")
            try await screen.type("/history\r")
            _ = try await screen.shows("  How are you?")
            try await screen.type("/history how are\r")
            _ = try await screen.shows("goes on.")
            _ = try await screen.ends(in: "\n\n>")
            try await screen.type("And now?\r")
            _ = try await screen.shows("Still fine.")
            let messages = try JSONValue(parsing: server.requests.last?.body ?? [])["messages"]?.arrayValue
            #expect(messages?.map { $0["content"]?.stringValue } == ["How are you?", "Fine.", "And now?"])
        }
    }

    @Test("What was typed before comes again, in the next chat too, and is searched")
    func remembered() async throws {
        try await withScriptedServer(ChatScript.stream("Yes.")) { server in
            for question in ["first\nquestion", "second one"] {
                let screen = try await screen(server, "-q")
                _ = try await screen.ends(in: ">")
                try await screen.paste(question)
                try await screen.press("Enter")
                _ = try await screen.shows("Yes.")
                _ = try await screen.ends(in: ">")
                try await screen.press("C-d")
                _ = try await screen.ends(in: "\n[0]")
            }
            let screen = try await screen(server, "-q")
            _ = try await screen.ends(in: ">")
            try await screen.press("Up")
            _ = try await screen.ends(in: "> second one")
            try await screen.press("Up")
            _ = try await screen.ends(in: "> first\nquestion")
            try await screen.press("Down", "Down", "C-r")
            try await screen.type("quest")
            try await expect(screen, is: "searched")
            try await screen.press("Enter")
            _ = try await screen.shows("Yes.")
            #expect(try lastQuestion(server) == "first\nquestion")
        }
    }

    @Test("A conversation that goes on shows what was said last, and what was not sent")
    func continued() async throws {
        try await withScriptedServer(ChatScript.stream("**Yes.**")) { server in
            let first = try await screen(server)
            _ = try await first.ends(in: ">")
            try await first.type("Is it so?")
            try await first.press("Enter")
            _ = try await first.shows("Yes.")
            _ = try await first.ends(in: ">")
            try await first.type("A draft")
            _ = try await first.ends(in: "A draft")
            try await first.hangUp()
            let second = try await screen(server, "-c")
            try await expect(second, is: "continued")
        }
    }

    @Test("Where nothing can be edited, lines are read as they are")
    func dumb() async throws {
        try await withScriptedServer(ChatScript.stream("**Yes.**")) { server in
            let screen = try await screen(server, environment: ["TERM": "dumb"])
            _ = try await screen.ends(in: ">")
            try await screen.type("Is it so?")
            try await screen.press("Enter")
            _ = try await screen.shows("Yes.")
            try await expect(screen, is: "dumb")
        }
    }
}
