import Testing

@testable import ChatTerminal

@Suite("Bytes of keys")
struct UTF8ScalarsTests {
    @Test(
        "They become scalars one by one, and U+FFFD where they are no UTF-8",
        arguments: [
            (Array("aé雨🎉".utf8), "aé雨🎉"),
            ([0xE9, 0x61], "\u{FFFD}a"),
            ([0xC3, 0xC3, 0xA9], "\u{FFFD}é"),
            ([0x80, 0xFF, 0x62], "\u{FFFD}\u{FFFD}b"),
            ([0xF0, 0x9F], ""),
        ] as [([UInt8], String)]
    )
    func scalars(bytes: [UInt8], text: String) {
        var decoder = UTF8Scalars()
        #expect(String(bytes.flatMap { decoder.append($0) }) == text)
    }
}
