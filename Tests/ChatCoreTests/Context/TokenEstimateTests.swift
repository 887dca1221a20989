import ChatCore
import LLM
import Testing

@Suite("Estimates of tokens")
struct TokenEstimateTests {
    @Test(
        "four bytes are a token, and so is a character of a script without spaces",
        arguments: [
            ("", 0), ("a", 1), ("four", 1), ("fives", 2), ("你好", 2), ("你好!", 3), ("こんにちは", 5), ("안녕", 2),
            ("Привет", 3), ("😀", 1), (String(repeating: "word ", count: 800), 1_000),
        ]
    )
    func text(text: String, tokens: Int) {
        #expect(TokenEstimate.tokens(in: text) == tokens)
    }

    @Test("what is attached counts, and so do calls of tools")
    func message() {
        let image = ChatMessage.user([.text("What is this?"), .image(url: "https://example.com/bird.png")])
        #expect(TokenEstimate.tokens(in: image) == 4 + 4 + TokenEstimate.attachment)
        let call = ToolCall(id: "1", name: "find", arguments: #"{"a":1}"#)
        #expect(TokenEstimate.tokens(in: .assistant(nil, toolCalls: [call])) == 4 + 4 + 1 + 2)
    }
}
