import Testing

@testable import CurlTransport

@Suite("The pace of the loop")
struct TurnPaceTests {
    /// What turns bring, a tenth of a millisecond of work after the one before has rested.
    private func rests(after bytes: [Int], transfers: Int = 500, work: Int64 = 100_000) -> [Int64] {
        var pace = TurnPace()
        var now = LoopTime(nanoseconds: 1_000_000_000)
        return bytes.map { bytes in
            now.nanoseconds += work
            let rest = pace.rest(transfers: transfers, bytes: bytes, now: now)
            now.nanoseconds += rest
            return rest
        }
    }

    @Test("Many transfers that each bring a little are taken together, once in a millisecond")
    func many() {
        #expect(rests(after: [300, 300, 900, 6_000]) == [0, 1_000_000, 1_000_000, 1_000_000])
    }

    @Test("A few transfers never wait")
    func few() {
        #expect(rests(after: [300, 300, 300], transfers: TurnPace.fewestTransfers - 1) == [0, 0, 0])
    }

    @Test("After a turn that brought much the next one comes at once")
    func full() {
        #expect(rests(after: [300, TurnPace.fullTurn, 300]) == [0, 0, 1_000_000])
    }

    @Test("Turns that are far apart anyway are not put off")
    func rare() {
        #expect(rests(after: [300, 300, 300], work: 2_000_000) == [0, 0, 0])
    }
}
