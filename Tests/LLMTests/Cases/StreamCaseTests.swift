import JSONCoding
import LLM
import Testing
import WebAPI

@Suite("Streams of real servers, through the client")
struct StreamCaseTests {
    @Test("A stream comes to what is right", arguments: Fixture.streamChunks)
    func wholeBody(_ example: ResponseCase) async {
        let streamed = await exchange(example, chunks: [example.body]).stream()
        #expect(Expectation.differences(streamed.result, from: example.expected) == [])
        #expect(isConsistent(streamed))
    }

    @Test("It comes to the same cut anywhere", arguments: Fixture.streamChunks)
    func cutAnywhere(_ example: ResponseCase) async {
        let whole = await exchange(example, chunks: [example.body]).stream()
        let client = LLMClient.cuttingEverywhere(example)
        for offset in 1..<max(1, example.body.count) {
            let streamed = await Exchange.Streamed(client.stream("Hi"))
            #expect(streamed == whole, "cut at \(offset)")
            guard streamed == whole else { return }
        }
    }

    @Test("It comes to the same byte by byte", arguments: Fixture.streamChunks)
    func byteByByte(_ example: ResponseCase) async {
        let streamed = await exchange(example, chunks: example.body.map { [$0] }).stream()
        #expect(Expectation.differences(streamed.result, from: example.expected) == [])
        #expect(isConsistent(streamed))
    }

    @Test("It comes to the same where a whole answer was asked for", arguments: Fixture.streamChunks)
    func askedForWhole(_ example: ResponseCase) async {
        let result = await exchange(example, chunks: [example.body]).chat()
        #expect(Expectation.differences(result, from: example.expected) == [])
    }

    private func exchange(_ example: ResponseCase, chunks: [[UInt8]]) -> Exchange {
        Exchange(status: example.status, headers: example.headers, chunks: chunks)
    }

    /// The events say what the end says: the pieces are the text, and a success has exactly one last event.
    private func isConsistent(_ streamed: Exchange.Streamed) -> Bool {
        let finished = streamed.events.filter { if case .finished = $0 { true } else { false } }
        switch streamed.result {
        case .success(let completion):
            return streamed.text == completion.text && finished == [.finished(completion)]
                && streamed.events.last == .finished(completion)
        case .failure(let error):
            return streamed.text == error.partial?.text ?? "" && finished.isEmpty
        }
    }
}
