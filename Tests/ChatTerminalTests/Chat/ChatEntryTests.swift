import Testing

@testable import ChatTerminal

@Suite("What is entered into a chat")
struct ChatEntryTests {
    @Test(
        "Commands",
        arguments: [
            ("/help", .help), ("/exit  ", .exit), ("/retry", .retry), ("/undo", .undo), ("/clear", .clear),
            ("/model", .model(nil)), ("/model  gpt-4o ", .model("gpt-4o")),
            ("/system", .system(nil)), ("/system Be brief.\nBe kind.", .system("Be brief.\nBe kind.")),
            ("/system -", .system("")),
            ("/edit", .edit(nil)), ("/edit Why is it blue?", .edit("Why is it blue?")),
            ("/copy", .copy(.answer)), ("/copy code", .copy(.code)),
            ("/save my notes.md", .save(path: "my notes.md")),
            ("/history", .history(nil)), ("/history 2", .history("2")),
            ("/history Swift actors", .history("Swift actors")),
        ] as [(String, SlashCommand)]
    )
    func command(text: String, command: SlashCommand) {
        #expect(ChatEntry(text) == .command(command))
    }

    @Test(
        "Messages",
        arguments: [
            ("Hello", "Hello"), (" /help", " /help"), ("//usr/bin is a folder", "/usr/bin is a folder"), ("//", "/"),
            ("two\nlines", "two\nlines"), ("why / how", "why / how"),
        ]
    )
    func message(text: String, message: String) {
        #expect(ChatEntry(text) == .message(message))
    }

    @Test("Nothing", arguments: ["", "  ", "\n\t"])
    func blank(text: String) {
        #expect(ChatEntry(text) == nil)
    }

    @Test(
        "Mistakes say what could be meant",
        arguments: [
            ("/hlep", "/help?"), ("/hist", "/history?"), ("/models", "/model?"), ("/usr/bin/env", "/help lists"),
            ("/", "/help lists"), ("/save", "/save FILE"),
            ("/retry now", "written /retry."), ("/copy all", "/copy [code]"),
        ]
    )
    func mistake(text: String, hint: String) throws {
        guard case .mistake(let sentence) = ChatEntry(text) else {
            Issue.record("\(text) is no mistake")
            return
        }
        #expect(sentence.contains(hint))
    }

    @Test("The help tells of each command and key, within 80 columns")
    func help() {
        for entry in SlashCommand.all { #expect(SlashCommand.helpText.contains("  \(entry.usage) ")) }
        #expect(SlashCommand.helpText.contains("Ctrl-D"))
        #expect(SlashCommand.helpText.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
}
