import LLM
import Testing
import WebAPI

@Suite("Whole responses of real servers, through the client")
struct ResponseCaseTests {
    /// A stub does not decompress; the transports' own tests do that.
    static let plain = Fixture.responses.filter { $0.headers["content-encoding"] == nil }

    @Test("A response comes to what is right", arguments: plain)
    func wholeBody(_ example: ResponseCase) async {
        let exchange = Exchange(status: example.status, headers: example.headers, chunks: [example.body])
        #expect(Expectation.differences(await exchange.chat(), from: example.expected) == [])
    }

    @Test("It comes to the same in two pieces", arguments: plain)
    func cutInTheMiddle(_ example: ResponseCase) async {
        let half = example.body.count / 2
        let exchange = Exchange(
            status: example.status,
            headers: example.headers,
            chunks: [Array(example.body[..<half]), Array(example.body[half...])]
        )
        #expect(Expectation.differences(await exchange.chat(), from: example.expected) == [])
    }

    @Test("It comes to the same where a stream was asked for", arguments: plain)
    func askedForStream(_ example: ResponseCase) async {
        let exchange = Exchange(status: example.status, headers: example.headers, chunks: [example.body])
        #expect(Expectation.differences(await exchange.stream().result, from: example.expected) == [])
    }
}
