import Testing

@testable import LocalInference

@Suite("The status word of a process")
struct ChildProcessStatusTests {
    @Test(
        "tells a code from a signal",
        arguments: [
            (0, ChildProcess.Status.exited(0)),
            (1 << 8, .exited(1)),
            (127 << 8, .exited(127)),
            (9, .signalled(9)),
            (11 | 0x80, .signalled(11)),
        ] as [(Int32, ChildProcess.Status)]
    )
    func word(word: Int32, status: ChildProcess.Status) {
        #expect(ChildProcess.Status(waitStatus: word) == status)
    }
}
