import ChatTerminal
import Testing

@Suite("The first block of code")
struct CodeBlockTests {
    struct Extraction: Sendable {
        var answer: String
        var code: String?

        init(_ answer: String, _ code: String?) {
            self.answer = answer
            self.code = code
        }
    }

    @Test(
        "is found wherever it stands",
        arguments: [
            Extraction("Here:\n\n```swift\nlet a = 1\n```\n\nand\n```\nb\n```", "let a = 1\n"),
            Extraction("~~~\na\n\n``` \nb\n~~~", "a\n\n``` \nb\n"),
            Extraction("1. First:\n   ```sh\n   ls -l\n     x\n   ```", "ls -l\n  x\n"),
            Extraction("> ```\n> a\n> ```", "a\n"),
            Extraction("````md\n```\na\n```\n````", "```\na\n```\n"),
            Extraction("```\nnot closed", "not closed\n"),
            Extraction("```\n```", ""),
            Extraction("    indented\n\n```\nfenced\n```", "fenced\n"),
            Extraction("`inline` and\n\n    indented", nil),
            Extraction("", nil),
        ]
    )
    func first(_ extraction: Extraction) {
        #expect(CodeBlock.first(in: extraction.answer) == extraction.code)
    }
}
