import FaultServer
import Testing

@Suite("ChatAnswer")
struct ChatAnswerTests {
    private let chunk = #""id":"chatcmpl-1","object":"chat.completion.chunk","created":1790000000,"model":"m""#
    private let whole = #""id":"chatcmpl-1","object":"chat.completion","created":1790000000,"model":"m""#

    @Test("a stream, byte for byte")
    func stream() {
        let answer = ChatAnswer("Hi \"you\"\n").with { $0.framing = .close }
        #expect(
            answer.response(model: "m").text == """
                HTTP/1.1 200 \r
                Content-Type: text/event-stream\r
                Connection: close\r
                \r
                data: {\(chunk),"choices":[{"index":0,"delta":{"role":"assistant","content":"Hi"},"finish_reason":null}]}

                data: {\(chunk),"choices":[{"index":0,"delta":{"content":" \\"you\\"\\n"},"finish_reason":null}]}

                data: {\(chunk),"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}

                data: [DONE]


                """
        )
    }

    @Test("a whole answer, byte for byte")
    func completion() {
        let text = ChatAnswer("Hi\u{1}").response(streaming: false, model: "m").text
        let message = #"{"role":"assistant","content":"Hi\u0001"}"#
        let json = #"{\#(whole),"choices":[{"index":0,"message":\#(message),"finish_reason":"stop"}]}"#
        let head = "HTTP/1.1 200 \r\nContent-Type: application/json\r\nContent-Length: \(json.utf8.count)\r\n\r\n"
        #expect(text == head + json)
    }

    @Test("a call of a tool, streamed and whole")
    func tool() {
        let answer = ChatAnswer.calling("f", arguments: ["{\"a\":", "1}"])
        let streamed = answer.response(model: "m").text
        #expect(streamed.contains(#"{"role":"assistant","tool_calls":[{"index":0,"id":"call_1","type":"function","#))
        #expect(streamed.contains(#"{"tool_calls":[{"index":0,"function":{"arguments":"1}"}}]}"#))
        #expect(streamed.contains(#""finish_reason":"tool_calls""#))
        let whole = answer.response(streaming: false, model: "m").text
        #expect(whole.contains(#""content":null,"tool_calls":[{"id":"call_1","type":"function","#))
        #expect(whole.contains(#""function":{"name":"f","arguments":"{\"a\":1}"}}]"#))
    }

    @Test("what is no stream breaks in its middle, or tells its error as JSON")
    func brokenWithoutStream() {
        let half = ChatAnswer("Hello", end: .close).response(streaming: false).text
        #expect(half.contains("Transfer-Encoding: chunked") && half.contains(#"{"id":"#) && !half.contains("}]}"))
        let failed = ChatAnswer.failing(with: .init("No"), after: "Hello").response(streaming: false).text
        #expect(failed.hasSuffix(#"{"error":{"message":"No","type":null,"code":null}}"#))
        let beating = ChatAnswer("Hello").with { $0.heartbeats = .init(count: 2, every: .zero) }
        #expect(beating.response(streaming: false).text.contains("\r\n\r\n\n\n{"))
    }

    @Test("a cut ends the response after so many bytes", arguments: [0, 10, 80, 100_000])
    func cut(place: Int) {
        let answer = ChatAnswer("Hello world")
        let cut = answer.with { $0.cut = place }.response()
        #expect(
            cut.text
                == String(decoding: answer.response().bytes.dropLast(place > 80 ? 5 : 0).prefix(place), as: UTF8.self)
        )
        if case .close = cut.steps.last { return }
        Issue.record("It does not close.")
    }

    @Test("places of a split count over the whole body")
    func split() {
        let answer = ChatAnswer(.body(Array("0123456789".utf8))).with { $0.split = .init(at: 3, 7, pause: .zero) }
        #expect(answer.response().writes.dropFirst() == ["012", "3456", "789"])
        let stream = ChatAnswer("a").with { $0.split = .init(at: 2, 200, pause: .zero) }
        #expect(stream.response().writes[1] == "2\r\nda\r\n")
    }

    @Test("each delay stands in its place")
    func delays() {
        let answer = ChatAnswer(pieces: ["a", "b"]).with {
            $0.delays = .init(head: .seconds(1), body: .seconds(2), pieces: .seconds(3), end: .seconds(4))
        }
        #expect(
            answer.response().pauses == [.seconds(1), .seconds(2)] + Array(repeating: .seconds(3), count: 3) + [
                .seconds(4)
            ]
        )
    }

    @Test("a header line takes the place of the usual one")
    func headers() {
        let answer = ChatAnswer("a").with { $0.headers = [.init(name: "content-type", value: "text/plain")] }
        #expect(
            answer.response().text.hasPrefix(
                "HTTP/1.1 200 \r\nTransfer-Encoding: chunked\r\ncontent-type: text/plain\r\n"
            )
        )
    }

    @Test("a replacement character becomes a byte that is no UTF-8")
    func invalidUTF8() {
        let response = ChatAnswer("a\u{FFFD}b").with { $0.isValidUTF8 = false }.response()
        #expect(response.bytes.contains(0xFF))
        #expect(!response.bytes.contains(0xEF))
    }
}
