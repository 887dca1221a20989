import Cases
import Testing

@testable import ChatUI

@Suite("Markdown as blocks")
struct MarkdownTextTests {
    static let cases: [(source: String, blocks: [String])] = [
        ("", []),
        ("One line", ["p One line"]),
        ("One\ntwo  \nthree\\\nfour", ["p One/two/three/four"]),
        ("One\r\n\r\nTwo\r\n", ["p One", "p Two"]),
        ("# Title\n## Smaller ##\n####### no", ["h1 Title", "h2 Smaller", "p ####### no"]),
        ("#\n#no", ["h1", "p #no"]),
        ("Title\n===\nSmaller\n---\ntext", ["h1 Title", "h2 Smaller", "p text"]),
        ("one\n\n---\n***\n_ _ _", ["p one", "rule", "rule", "rule"]),
        ("- a\n- b\n  more\nlazy\n\nafter", ["- p a", "- p b/more/lazy", "p after"]),
        ("* a\n  * b\n    * c\n* d", ["- p a", " - p b", "  - p c", "- p d"]),
        ("- a\n    - b\n- c", ["- p a", " - p b", "- p c"]),
        ("1. a\n1. b\n3) c", ["1 p a", "2 p b", "3 p c"]),
        ("7. a\n\n   more\n\n8. b", ["7 p a", " p more", "8 p b"]),
        ("1. a\n   - b\n2. c", ["1 p a", " - p b", "2 p c"]),
        ("- [ ] open\n- [x] done\n- [] no", ["o p open", "x p done", "- p [] no"]),
        ("- - deep", ["- p", " - p deep"]),
        ("- # Title", ["- h1 Title"]),
        ("-\n- b", ["- p", "- p b"]),
        ("text\n2. no list\n1. list", ["p text/2. no list", "1 p list"]),
        ("-no\n1.no\n2024", ["p -no/1.no/2024"]),
        ("> a\nlazy\n> b\n\nc", ["> p a/lazy/b", "p c"]),
        ("> a\n>\n> b\n>> c", ["> p a", "> p b", ">> p c"]),
        ("> - a\n>   - b\n>\n> c", ["> - p a", ">  - p b", "> p c"]),
        ("- > a\n- b", ["- p", ">  p a", "- p b"]),
        ("```swift\nlet a = 1\n\n# b\n```\nafter", ["code swift let a = 1//# b", "p after"]),
        ("text\n~~~\n```\n~~~", ["p text", "code - ```"]),
        ("````\n```\n````", ["code - ```"]),
        ("```js {1}\nx", ["code js x"]),
        ("```\n\ta\n    b\n```", ["code - \ta/    b"]),
        ("- a\n  ```sh\n  ls\n    -l\n  ```\n- b", ["- p a", " code sh ls/  -l", "- p b"]),
        ("1. a\n   ```\nx\n   ```\n2. b", ["1 p a", " code - x", "2 p b"]),
        ("> ```\n> x\ny", ["> code - x", "p y"]),
        ("``` `` ```", ["p ``` `` ```"]),
        ("|a|b|\n|-|:-:|\n|1|2|\n|3|\n|4|5|6|", ["table <a ^b; 1,2; 3,; 4,5"]),
        ("a | b\n--- | --:\n`x|y` | c\\|d\nend", ["table <a >b; `x|y`,c|d", "p end"]),
        ("before\n|a|b|\n|-|-|", ["p before", "table <a <b"]),
        ("|a|b|\n|-|\n", ["p |a|b|/|-|"]),
        ("|a|\n|-|\n|1|\n- b", ["table <a; 1", "- p b"]),
        ("    indented", ["p indented"]),
        ("🙂 é\n\n- 👩‍👩‍👧", ["p 🙂 é", "- p 👩‍👩‍👧"]),
    ]

    @Test("it is cut into blocks", arguments: cases)
    func reads(_ source: String, _ blocks: [String]) {
        #expect(MarkdownText(source).blocks.map(\.summary) == blocks)
    }

    @Test("wherever it is cut, the blocks are the same in the end, and what is finished stays", arguments: cases)
    func grows(_ source: String, _: [String]) {
        let whole = MarkdownText(source).blocks
        for cut in source.indices {
            var text = MarkdownText(String(source[..<cut]))
            let finished = text.finished
            text.append(String(source[cut...]))
            #expect(text.blocks == whole, "cut before \(source[cut...])")
            #expect(Array(text.finished.prefix(finished.count)) == finished)
        }
        var text = MarkdownText()
        for character in source {
            let finished = text.finished
            text.append(String(character))
            #expect(Array(text.finished.prefix(finished.count)) == finished)
            #expect(text.blocks.map(\.id) == Array(text.blocks.indices))
        }
        #expect(text.blocks == whole)
    }

    @Test(
        "an answer that comes by characters is the same in the end, and what is finished stays",
        arguments: MarkdownCorpus.names
    )
    func grows(_ name: String) throws {
        let source = try MarkdownCorpus.text(name)
        var (text, finished) = (MarkdownText(), [MarkdownBlock]())
        for character in source {
            text.append(String(character))
            #expect(text.finished.starts(with: finished))
            finished = text.finished
        }
        #expect(text.blocks == MarkdownText(source).blocks)
        #expect(text.blocks.map(\.id) == Array(text.blocks.indices))
    }

    @Test("what is parsed grows with the text, not with its square")
    func isLinear() {
        let document = Self.cases.map(\.source).joined(separator: "\n\n")
        let bytes = [1, 10, 100].map { count in
            var text = MarkdownText()
            for _ in 0..<count { for character in document + "\n\n" { text.append(String(character)) } }
            return text.parsedBytes
        }
        #expect(bytes[1] < bytes[0] * 11)
        #expect(bytes[2] < bytes[0] * 110)
    }

    @Test("a line that nests without end is bounded")
    func isBounded() {
        for mark in ["> ", "- ", "1. "] {
            let blocks = MarkdownText(String(repeating: mark, count: 10_000)).blocks
            #expect(blocks.allSatisfy { $0.quotes + $0.depth <= 16 })
        }
    }
}

extension MarkdownBlock {
    /// The block in one line: quotes, depth, marker, kind, text.
    fileprivate var summary: String {
        let mark =
            switch marker {
            case .bullet: "- "
            case .number(let number): "\(number) "
            case .task(let isDone): isDone ? "x " : "o "
            case nil: ""
            }
        let quote = quotes == 0 ? "" : String(repeating: ">", count: quotes) + " "
        let indent = String(repeating: " ", count: marker == nil ? depth : depth - 1)
        return (quote + indent + mark + content.summary).replacing("\n", with: "/")
    }
}

extension MarkdownBlock.Content {
    fileprivate var summary: String {
        switch self {
        case .paragraph(let text): text.isEmpty ? "p" : "p \(text)"
        case .heading(let level, let text): text.isEmpty ? "h\(level)" : "h\(level) \(text)"
        case .code(let code): "code \(code.language ?? "-") \(code.text)"
        case .table(let table): table.summary
        case .thematicBreak: "rule"
        }
    }
}

extension MarkdownBlock.Table {
    fileprivate var summary: String {
        let header = zip(alignments, header).map { alignment, cell in
            let mark =
                switch alignment {
                case .leading: "<"
                case .center: "^"
                case .trailing: ">"
                }
            return mark + cell
        }
        return "table "
            + ([header.joined(separator: " ")] + rows.map { $0.joined(separator: ",") }).joined(separator: "; ")
    }
}
