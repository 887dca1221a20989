import ChatTerminal
import Testing

@Suite("Ages")
struct AgeTests {
    @Test(
        "are a number and a unit",
        arguments: [("90d", 90 * 86_400), ("12h", 43_200), ("8w", 8 * 604_800), ("30m", 1_800), ("0d", 0)]
    )
    func read(text: String, seconds: Int) {
        #expect(Age(text)?.duration == .seconds(seconds))
        #expect(Age(text)?.description == text)
    }

    @Test(
        "or nothing",
        arguments: ["", "d", "90", "-1d", "+1d", "1.5d", "1y", "1 d", "٣d", "100001d", "99999999999999999999d"]
    )
    func refused(text: String) {
        #expect(Age(text) == nil)
    }
}
