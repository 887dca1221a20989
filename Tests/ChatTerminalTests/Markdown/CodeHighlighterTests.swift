import Testing

@testable import ChatTerminal

@Suite("Code highlighting")
struct CodeHighlighterTests {
    /// The lines with a letter before each part that is coloured: k for keywords, s for strings, n for numbers and keys, d for dim, r for red.
    private func marked(_ code: String, _ language: String) -> String {
        var highlighter = CodeHighlighter(CodeLanguage(name: language))
        return code.split(separator: "\n").map { line in
            highlighter.highlight(String(line)).runs.map { run in
                guard let letter = letter(of: run.style) else { return run.text }
                return "\(letter)‹\(run.text)›"
            }.joined()
        }.joined(separator: "\n")
    }

    private func letter(of style: TextStyle) -> String? {
        if style.attributes.contains(.dim) { return "d" }
        return switch style.color {
        case .magenta?: "k"
        case .green?: "s"
        case .cyan?: "n"
        case .red?: "r"
        case nil: nil
        }
    }

    @Test(
        "Keywords, strings, numbers, comments",
        arguments: [
            ("swift", "let letter = 1.5 // c", "k‹let› letter = n‹1.5› d‹// c›"),
            ("swift", "x = \"a \\\"b\\\"\" + y", "x = s‹\"a \\\"b\\\"\"› + y"),
            ("swift", "/* a\nlet */ let", "d‹/* a›\nd‹let */› k‹let›"),
            ("swift", "\"\"\"\nlet\n\"\"\" let", "s‹\"\"\"›\ns‹let›\ns‹\"\"\"› k‹let›"),
            ("python title=x", "def f(): # c", "k‹def› f(): d‹# c›"),
            ("sh", "echo $# 'a\\'", "k‹echo› $d‹# 'a\\'›"),
            ("js", "`a ${b}` in x", "s‹`a ${b}`› k‹in› x"),
            ("rust", "fn f<'a>() -> u8", "k‹fn› f<'a>() -> k‹u8›"),
            ("json", "{\"a\": \"b\", \"n\": null}", "{n‹\"a\"›: s‹\"b\"›, n‹\"n\"›: k‹null›}"),
            ("yaml", "key: true # c", "n‹key›: k‹true› d‹# c›"),
            ("html", "<a href=\"x\">b</a>", "k‹<a› href=s‹\"x\"›>bk‹</a›>"),
            ("SQL", "SELECT 'it''s' FROM t -- c", "k‹SELECT› s‹'it''s'› k‹FROM› t d‹-- c›"),
            ("diff", "+a\n-b\n@@ c\n d", "s‹+a›\nr‹-b›\nn‹@@ c›\n d"),
            ("unheard-of", "let x = 1", "let x = 1"),
            ("c", "\"open\nint x", "s‹\"open›\nk‹int› x"),
        ]
    )
    func highlights(language: String, code: String, result: String) {
        #expect(marked(code, language) == result)
    }
}
