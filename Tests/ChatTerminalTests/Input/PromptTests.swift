import ChatTerminal
import Testing

@Suite("Putting the prompt together")
struct PromptTests {
    @Test(
        "Instruction, blank line, input",
        arguments: [
            (["Say", "hello"], nil, "Say hello"),
            (["Translate"], "bonjour\n", "Translate\n\nbonjour\n"),
            ([], "bonjour\n", "bonjour\n"),
            (["Translate"], "", "Translate"),
            (["Translate"], " \n", "Translate"),
            ([""], "bonjour", "bonjour"),
            (["a", "", "b"], nil, "a  b"),
        ] as [([String], String?, String)]
    )
    func composed(words: [String], input: String?, prompt: String) throws {
        #expect(try Prompt.compose(words: words, input: input) == prompt)
    }

    @Test(
        "Nothing to ask",
        arguments: [([], nil), ([], ""), ([""], nil), ([" "], "\n\t"), ([], "\n")] as [([String], String?)]
    )
    func empty(words: [String], input: String?) {
        #expect(throws: UsageError("The prompt is empty.", of: .ask)) { try Prompt.compose(words: words, input: input) }
    }
}
