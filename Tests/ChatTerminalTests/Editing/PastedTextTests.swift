import Testing

@testable import ChatTerminal

@Suite("Pasted text")
struct PastedTextTests {
    @Test(
        "All until the mark is one text, whose lines end in line feeds, without what a key would send",
        arguments: [
            ("one\rtwo", "one\ntwo"),
            ("one\r\ntwo\n\nthree", "one\ntwo\n\nthree"),
            ("a\tb", "a\tb"),
            ("\u{1B}[31mred\u{3}\u{7F}", "[31mred"),
            ("ends in \u{1B}[201", "ends in [201"),
            ("👩‍👩‍👧 雨燕", "👩‍👩‍👧 雨燕"),
            ("", ""),
        ]
    )
    func text(pasted: String, text: String) {
        var paste = PastedText()
        let keys = Array((pasted + "\u{1B}[201~").unicodeScalars)
        for (index, scalar) in keys.enumerated() {
            let goesOn = paste.append(scalar)
            #expect(goesOn == (index < keys.count - 1))
        }
        #expect(paste.text == text)
    }
}
