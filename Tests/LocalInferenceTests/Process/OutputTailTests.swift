import Testing

@testable import LocalInference

@Suite("The tail of an output")
struct OutputTailTests {
    @Test(
        "has whole lines, however the bytes come",
        arguments: [
            (["one\ntwo\n"], ["one", "two"], "one\ntwo"),
            (["o", "ne\r", "\ntw", "o"], ["one"], "one\r\ntwo"),
            (["\n\n"], ["", ""], ""),
            (["caf\u{e9}\n"], ["caf\u{e9}"], "caf\u{e9}"),
            ([], [], ""),
        ]
    )
    func lines(chunks: [String], lines: [String], text: String) {
        var tail = OutputTail()
        #expect(chunks.flatMap { tail.append($0.utf8) } == lines)
        #expect(tail.text == text)
    }

    @Test("is bounded, and begins with a whole line")
    func bound() {
        var tail = OutputTail()
        for number in 0..<10_000 { _ = tail.append("line \(number)\n".utf8) }
        #expect(tail.text.utf8.count <= OutputTail.limit)
        #expect(tail.text.hasPrefix("line "))
        #expect(tail.text.hasSuffix("line 9998\nline 9999"))
    }

    @Test("cuts a line that never ends")
    func endless() {
        var tail = OutputTail()
        for _ in 0..<100 { #expect(tail.append(String(repeating: "x", count: 1000).utf8).isEmpty) }
        let lines = tail.append("\nnext\n".utf8)
        #expect(lines.map(\.utf8.count) == [OutputTail.limit, 4])
    }

    @Test("shows bytes that are no text as such")
    func noText() {
        var tail = OutputTail()
        #expect(tail.append([0xff, 0x41, 0x0a]) == ["\u{fffd}A"])
    }
}
