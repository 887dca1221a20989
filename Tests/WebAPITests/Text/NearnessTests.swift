import Testing
import WebAPI

@Suite("What a word was meant to be")
struct NearnessTests {
    static let words = ["models", "keys", "config", "completion", "log"]

    @Test(
        "It is the nearest, or the only one that begins so",
        arguments: [
            ("models", "models"), ("modles", "models"), ("Model", "models"), ("kyes", "keys"), ("lgo", "log"),
            ("compl", "completion"), ("co", nil), ("x", nil), ("", nil), ("bird", nil), ("loooog", nil),
        ] as [(String, String?)]
    )
    func nearest(word: String, meant: String?) {
        #expect(word.nearest(among: Self.words) == meant)
    }

    @Test(
        "A slip is a letter too many, too few, wrong, or swapped with its neighbour",
        arguments: [
            ("", "", 0), ("", "ab", 2), ("keys", "keys", 0), ("keys", "KEYS", 0), ("kyes", "keys", 1),
            ("key", "keys", 1),
            ("keyys", "keys", 1), ("keas", "keys", 1), ("ab", "ba", 1), ("abc", "cab", 2),
        ]
    )
    func slips(word: String, other: String, count: Int) {
        #expect(word.slips(to: other) == count)
        #expect(other.slips(to: word) == count)
    }
}
