import Testing

@testable import CurlTransport

@Suite("Duration.milliseconds")
struct DurationMillisecondsTests {
    @Test(
        "a time is rounded up to whole milliseconds and kept in C's range",
        arguments: [
            (Duration.zero, 0), (.nanoseconds(1), 1), (.milliseconds(1), 1), (.microseconds(1_001), 2),
            (.seconds(10), 10_000), (.seconds(-1), 0), (.seconds(Int64.max), .max), (.seconds(4_000_000), .max),
        ] as [(Duration, Int32)]
    )
    func roundsTimeout(timeout: Duration, milliseconds: Int32) {
        #expect(timeout.milliseconds == milliseconds)
    }
}
