import Testing
import Transports
import Waiting

/// The conformance tests that `URLSession` fails on some platform: run where they can pass, seen to be skipped elsewhere.
@Suite("Known limits of URLSession", .timeLimit(.minutes(Patience.minutes)))
struct KnownLimitTests {
    @Test("a connect timeout", .skipped(by: .connectTimeout))
    func connectTimeout() async throws {
        try await FailureTests().connectTimeout(kind: .urlSession)
    }

    @Test("the lines of a repeated header field", .skipped(by: .repeatedHeaderLines))
    func repeatedHeaderLines() async throws {
        try await HeadTests().repeatedLines(kind: .urlSession)
    }

    @Test("a head that is cut", .skipped(by: .headCut), arguments: FailureTests.cutHeads)
    func headCut(head: FailureTests.BrokenHead) async throws {
        try await FailureTests().headCut(kind: .urlSession, head: head)
    }

    @Test("trailer fields", .skipped(by: .trailers))
    func trailers() async throws {
        try await BodyTests().trailers(kind: .urlSession)
    }

    @Test("no space after a colon", .skipped(by: .headerWithoutSpace))
    func headerWithoutSpace() async throws {
        try await HeadTests().rareHeads(kind: .urlSession, head: .withoutSpace)
    }

    @Test("a byte beyond ASCII in a header", .skipped(by: .latin1Header))
    func latin1Header() async throws {
        try await HeadTests().latin1(kind: .urlSession)
    }

    @Test("no reason phrase", .skipped(by: .noReasonPhrase))
    func noReasonPhrase() async throws {
        try await HeadTests().rareHeads(kind: .urlSession, head: .withoutReason)
    }

    @Test("bare line feeds", .skipped(by: .bareLineFeeds))
    func bareLineFeeds() async throws {
        try await HeadTests().rareHeads(kind: .urlSession, head: .withBareLineFeeds)
    }

    @Test("a POST that meets a dead connection", .skipped(by: .stalePost))
    func stalePost() async throws {
        try await ConnectionTests().stalePost(kind: .urlSession)
    }

    @Test("a reader that stops", .skipped(by: .backpressure))
    func backpressure() async throws {
        try await PaceTests().slowReader(kind: .urlSession)
    }
}
