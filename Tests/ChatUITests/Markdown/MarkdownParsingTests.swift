import Foundation
import Testing

@testable import ChatUI

@Suite("Markdown between two looks at it")
@MainActor
struct MarkdownParsingTests {
    @Test("what goes on is parsed from where it stood, another text from its start")
    func goesOn() {
        let parsing = MarkdownParsing()
        let long = String(repeating: "A paragraph of some length.\n\n", count: 100)
        #expect(parsing.blocks(of: long).count == 100)
        let bytes = parsing.parsed.parsedBytes
        #expect(parsing.blocks(of: long + "# End").count == 101)
        #expect(parsing.parsed.parsedBytes == bytes + "# End".utf8.count)
        #expect(parsing.blocks(of: long + "# End").count == 101)
        #expect(parsing.parsed.parsedBytes == bytes + "# End".utf8.count)
        #expect(parsing.blocks(of: "Other").map(\.content) == [.paragraph("Other")])
        #expect(parsing.blocks(of: "").isEmpty)
    }

    @Test(
        "a link leads to the web or a letter, nowhere else",
        arguments: [
            ("https://example.com", true), ("HTTP://example.com", true), ("mailto:a@example.com", true),
            ("tel:123", false), ("file:///etc/passwd", false), ("javascript:alert(1)", false), ("app://pay", false),
            ("relative", false),
        ]
    )
    func opensLinks(_ link: String, _ opens: Bool) throws {
        #expect(LinkPolicy.opens(try #require(URL(string: link))) == opens)
    }
}
