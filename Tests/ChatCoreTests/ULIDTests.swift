import ChatCore
import Foundation
import Testing

@Suite("ULIDs")
struct ULIDTests {
    @Test("the text of an identifier reads back as the same", arguments: 0..<100 as Range<UInt64>)
    func roundTrip(seed: UInt64) {
        var generator = SystemRandomNumberGenerator()
        let id = ULID(date: Date(timeIntervalSince1970: Double(seed) * 31_557_600.123), using: &generator)
        #expect(id.description.utf8.count == 26)
        #expect(ULID(id.description) == id)
        #expect(ULID(id.description.lowercased()) == id)
    }

    @Test("the specification's example has its date")
    func date() throws {
        let id = try #require(ULID("01ARYZ6S41TSV4RRFFQ69G5FAV"))
        #expect(id.date == Date(timeIntervalSince1970: 1_469_918_176.385))
        #expect(id.description == "01ARYZ6S41TSV4RRFFQ69G5FAV")
    }

    @Test(
        "a moment is kept to the millisecond, as far as there is room for it",
        arguments: [
            (1_800_000_000.123, 1_800_000_000.123), (0.0004, 0), (-1, 0), (.infinity, 281_474_976_710.655),
        ]
    )
    func moment(seconds: Double, kept: Double) {
        var generator = SystemRandomNumberGenerator()
        let id = ULID(date: Date(timeIntervalSince1970: seconds), using: &generator)
        #expect(id.date.timeIntervalSince1970 == kept)
    }

    @Test(
        "what is no identifier is refused",
        arguments: ["", "01ARYZ6S41TSV4RRFFQ69G5FA", "81ARYZ6S41TSV4RRFFQ69G5FAV", "01ARYZ6S41TSV4RRFFQ69G5FAU", "é"]
    )
    func refused(text: String) {
        #expect(ULID(text) == nil)
    }

    @Test("texts sort as the moments do")
    func order() {
        var generator = SystemRandomNumberGenerator()
        let ids = (0..<50).map { ULID(date: Date(timeIntervalSince1970: Double($0) * 1_000), using: &generator) }
        #expect(ids.map(\.description).sorted() == ids.sorted().map(\.description))
        #expect(ids.sorted() == ids)
    }
}
