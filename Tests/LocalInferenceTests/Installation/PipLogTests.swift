import Testing

@testable import LocalInference

@Suite("What pip writes")
struct PipLogTests {
    @Test("is told without its further attempts")
    func essence() {
        let log = """
            WARNING: Retrying (Retry(total=4, connect=None)) after connection broken by '<object at 0x7f>': /simple/x/
            WARNING: Retrying (Retry(total=3, connect=None)) after connection broken by '<object at 0x7f>': /simple/x/
            ERROR: Could not find a version that satisfies the requirement x==1
            ERROR: No matching distribution found for x==1
            """
        #expect(
            PipLog.essence(of: log) == """
                ERROR: Could not find a version that satisfies the requirement x==1
                ERROR: No matching distribution found for x==1
                """
        )
    }
}
