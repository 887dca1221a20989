import ChatTerminal
import Testing

@Suite("Completion of commands")
struct CompletionTests {
    private let words = SlashCommand.Words(
        models: ["gpt-4o", "gpt-4.1", "qwen3"],
        conversations: ["Swift actors", "Swift macros", "Birds"]
    )

    @Test(
        "Names, then what may follow them",
        arguments: [
            ("/he", ["/help"]),
            ("/h", ["/help", "/history"]),
            ("/model gpt", ["/model gpt-4o", "/model gpt-4.1"]),
            ("/history Swift a", ["/history Swift actors"]),
            ("/copy ", ["/copy code"]),
            ("/retry ", []), ("/nothing", []), ("he", []), ("//he", []), ("", []),
        ]
    )
    func completed(text: String, choices: [String]) {
        #expect(SlashCommand.completions(of: text, words).map(\.text) == choices)
    }

    @Test("A list shows what differs")
    func labels() {
        #expect(SlashCommand.completions(of: "/history Swift", words).map(\.label) == ["Swift actors", "Swift macros"])
    }
}
