import LLM
import Testing

@testable import ChatUI

@Suite("Choosing a model by typing")
struct ModelChoicesTests {
    static let models: [ModelID] = ["openai/gpt-4o", "openai/gpt-4o-mini", "meta/llama-3"]
    static let cases: [(text: String, listed: [ModelID], typed: ModelID?)] = [
        ("", models, nil),
        ("  ", models, nil),
        ("GPT mini", ["openai/gpt-4o-mini"], "GPT mini"),
        ("openai/gpt-4o", ["openai/gpt-4o", "openai/gpt-4o-mini"], nil),
        (" my-model ", [], "my-model"),
    ]

    @Test("The words narrow the list, and a name that is not in it can be taken", arguments: cases)
    func choices(_ row: (text: String, listed: [ModelID], typed: ModelID?)) {
        let choices = ModelChoices(for: row.text, in: Self.models)
        #expect(choices.listed == row.listed)
        #expect(choices.typed == row.typed)
    }
}
