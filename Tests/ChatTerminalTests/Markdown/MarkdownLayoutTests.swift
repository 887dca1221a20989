import Cases
import Testing

@testable import ChatTerminal

@Suite("Markdown laid out")
struct MarkdownLayoutTests {
    /// What a text becomes, without escape codes.
    private func plain(_ text: String, width: Int = 40) -> String {
        MarkdownStream.render(text, width: width, style: .plain, hasHyperlinks: false)
    }

    @Test(
        "Blocks",
        arguments: [
            ("# Title\ntext", "Title\n\ntext\n"),
            ("one\ntwo  \nthree", "one two\nthree\n"),
            ("- a\n- b\n\n- c\n  - d\n    - e", "• a\n• b\n\n• c\n  ◦ d\n    • e\n"),
            ("3. a\n3. b\n\n   more\n4) c", "3. a\n4. b\n\n   more\n\n4. c\n"),
            ("- [ ] a\n- [x] b\n1. [x] c", "[ ] a\n[x] b\n\n1. [x] c\n"),
            ("> a\n>\n> > b\nlazy", "│ a\n│\n│ │ b lazy\n"),
            ("```swift\nlet a = 1\n\nlet b\n```", "  swift\n  let a = 1\n\n  let b\n"),
            ("a\n\n    code\n      more", "a\n\n  code\n    more\n"),
            ("***", "────────────────────────────────────────\n"),
            ("<b>\nraw *html*\n</b>", "<b>\nraw *html*\n</b>\n"),
            (
                "|a|b|c|\n|-|:-:|-:|\n|long|x|1|\n|y|wide|100|",
                "a    │  b   │   c\n─────┼──────┼────\nlong │  x   │   1\ny    │ wide │ 100\n"
            ),
            ("[^1]: https://a.b\n[^2]: two", "[^1]: https://a.b\n[^2]: two\n"),
            ("a\n\n[a]: /url\n\nb", "a\n\nb\n"),
            ("", ""),
        ]
    )
    func blocks(text: String, rows: String) {
        #expect(plain(text) == rows)
    }

    @Test(
        "Text in a line",
        arguments: [
            ("*a* **b** ~~c~~ `d`", "a b c d"), ("[text](https://e.com)", "text (https://e.com)"),
            ("<https://e.com>", "https://e.com"), ("me@e.com", "me@e.com"), ("www.e.com", "www.e.com"),
            ("![alt](i.png) ![](j.png)", "alt (i.png) j.png"), ("a<br>b", "a\nb"), ("a <i>b</i>", "a <i>b</i>"),
            ("&copy; &#27;[1m &#x9b;x&#9;y", "© [1m x y"), ("1\\. x", "1. x"), ("a[^1]", "a[^1]"),
        ]
    )
    func inlines(text: String, result: String) {
        #expect(plain(text) == result + "\n")
    }

    @Test(
        "Rows break where a reader would",
        arguments: [
            ("aaa bbb ccc", 7, "aaa bbb\nccc"), ("aaa bbb ccc", 6, "aaa\nbbb\nccc"),
            ("abcdefghij", 4, "abcd\nefgh\nij"),
            ("漢字漢字漢字", 5, "漢字\n漢字\n漢字"), ("漢字、漢字。", 6, "漢字、\n漢字。"), ("漢「字」", 4, "漢\n「字\n」"),
            ("a👍🏽b👍🏽", 6, "a👍🏽b\n👍🏽"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}e\u{301}\ne\u{301}"),
            ("one\u{A0}two three", 8, "one\u{A0}two\nthree"), ("ab  cd", 8, "ab  cd"), ("12 漢字", 5, "12 漢\n字"),
        ]
    )
    func wrapping(text: String, width: Int, rows: String) {
        #expect(plain(text, width: width) == rows + "\n")
    }

    @Test("A table fits its width: wide columns wrap, and rows are parted where one takes several")
    func wideTable() {
        let table = "|key|value|\n|-|-|\n|a|some words that are long|\n|b|short|\n"
        let rows =
            "key │ value\n────┼──────────────────\na   │ some words that\n    │ are long\n────┼──────────────────\nb   │ short\n"
        #expect(plain(table, width: 23) == rows)
    }

    @Test("A table with too many columns becomes a list")
    func narrowTable() {
        #expect(
            plain("|aaaa|bbbb|cccc|\n|-|-|-|\n|1111|2222|3333|\n|4|5|6|", width: 12)
                == "aaaa: 1111\nbbbb: 2222\ncccc: 3333\n───\naaaa: 4\nbbbb: 5\ncccc: 6\n"
        )
    }

    @Test("No row is wider than the terminal, however deep blocks are nested", arguments: [7, 12, 20, 60])
    func neverTooWide(width: Int) throws {
        for name in MarkdownCorpus.names {
            let rows = WholeText.rows(try MarkdownCorpus.text(name), width: width)
            #expect(rows.allSatisfy { $0.columns <= width }, "\(name)")
        }
    }

    @Test(
        "Styles are escape codes, each closed where it ends",
        arguments: [
            ("**b**", "\u{1B}[1mb\u{1B}[0m"), ("a *i* ~~s~~", "a \u{1B}[3mi\u{1B}[0m \u{1B}[9ms\u{1B}[0m"),
            ("***x***", "\u{1B}[1;3mx\u{1B}[0m"), ("`c`", "\u{1B}[35mc\u{1B}[0m"), ("# t", "\u{1B}[1;4mt\u{1B}[0m"),
            ("[t](https://e.com/é)", "\u{1B}]8;;https://e.com/%C3%A9\u{1B}\\\u{1B}[4mt\u{1B}[0m\u{1B}]8;;\u{1B}\\"),
            (
                "[t](<https://e.com/&#27;]8;; x>)",
                "\u{1B}]8;;https://e.com/%1B]8;;%20x\u{1B}\\\u{1B}[4mt\u{1B}[0m\u{1B}]8;;\u{1B}\\"
            ),
        ]
    )
    func styles(text: String, result: String) {
        #expect(MarkdownStream.render(text, width: 40, style: .escapes, hasHyperlinks: true) == result + "\n")
    }
}
