import Testing

@testable import ChatTerminal

@Suite("Rows of a screen")
struct ScreenRowsTests {
    @Test(
        "A line goes on in the next row where it is full",
        arguments: [
            ("", 0), ("123456789", 0), ("1234567890", 1), ("12345678901", 1), ("a\nb\n", 2), ("1234567890\n", 2),
            ("12345678雨", 1), ("123456789雨", 1), ("123456789雨1234567", 1), ("123456789雨12345678", 2), ("a\tb", 0),
        ]
    )
    func rows(text: String, rows: Int) {
        #expect(ScreenRows.below(text.unicodeScalars, width: 10) { $0 == "雨" ? 2 : 1 } == rows)
    }
}
