#if os(Linux)
import Testing

@testable import CurlTransport

@Suite("LoopTime")
struct LoopTimeTests {
    @Test(
        "a wait is rounded up to whole milliseconds and kept in C's range",
        arguments: [
            (0, 0), (1, 1), (999_999, 1), (1_000_000, 1), (1_000_001, 2), (10_000_000_000, 10_000), (-1, 0),
            (.max, .max), (.min, 0),
        ] as [(Int64, Int32)]
    )
    func rounds(nanoseconds: Int64, milliseconds: Int32) {
        #expect(LoopTime(nanoseconds: nanoseconds).milliseconds(since: LoopTime(nanoseconds: 0)) == milliseconds)
    }

    @Test(
        "a moment later is the last one where it would be later than that",
        arguments: [(0, 5), (20, 20_000_005), (.max, .max), (.max / 1_000_000 + 1, .max)] as [(Int, Int64)]
    )
    func advances(milliseconds: Int, nanoseconds: Int64) {
        #expect(LoopTime(nanoseconds: 5).advanced(byMilliseconds: milliseconds).nanoseconds == nanoseconds)
    }

    @Test("the clock goes forward")
    func goesForward() {
        let first = LoopTime.now
        #expect(first <= .now)
        #expect(first < LoopTime.now.advanced(byMilliseconds: 1))
    }
}
#endif
