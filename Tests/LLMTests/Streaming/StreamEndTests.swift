import LLM
import LLMTesting
import Testing
import WebAPI

@Suite("When an answer is complete, and what it is otherwise")
struct StreamEndTests {
    private static let a = #"data: {"choices":[{"index":0,"delta":{"content":"a"}}]}"# + "\n\n"
    private static let stop = #"data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}"# + "\n\n"
    private static let done = "data: [DONE]\n\n"
    private static let error = #"data: {"error":{"message":"m"}}"# + "\n\n"

    /// What a stream comes to: the kind of its error, or "complete"; and the text.
    struct Ending: Sendable {
        var body: String
        var kind: String
        var text: String
        var message: String?

        init(_ body: String, _ kind: String, _ text: String = "a", message: String? = nil) {
            self.body = body
            self.kind = kind
            self.text = text
            self.message = message
        }
    }

    @Test(
        "The mark, a finish reason, or neither",
        arguments: [
            Ending(a + stop + done, "complete"), Ending(a + done, "complete"), Ending(a + stop, "complete"),
            Ending(a, "truncated"), Ending("", "truncated", ""), Ending(": hi\n\n", "truncated", ""),
            Ending(done, "complete", ""), Ending(a + "data: [DONE]", "complete"),
            Ending(a + "data: [DONE]\n", "complete"),
            Ending(a + "data:[DONE]\n\n", "complete"), Ending(a + "data:  [DONE] \t\n\n", "complete"),
            Ending(a + "data: [DONE]\r\n\r\n", "complete"), Ending(a + "event: done\ndata: [DONE]\n\n", "complete"),
            Ending(a + "data: [done]\n\n", "malformed_chunk"), Ending(a + "data: [DONE]x\n\n", "malformed_chunk"),
            Ending(a + "data: \"[DONE]\"\n\n", "malformed_chunk"), Ending(a + "data: DONE\n\n", "malformed_chunk"),
            Ending(a + "data: [DONE\n\n", "malformed_chunk"), Ending(a + "data: [DON", "truncated"),
            Ending(a + "[DONE]\n\n", "truncated"), Ending(a + done + a + error, "complete"),
            Ending(a + done + "data: {\n\n", "complete"), Ending(a + stop + a + done, "complete", "aa"),
            Ending(a + stop + a, "complete", "aa"),
        ]
    )
    func marks(ending: Ending) async { await check(ending) }

    @Test(
        "An event that the end cuts off is discarded, unless it says enough for itself",
        arguments: [
            Ending(a + #"data: {"choices":[{"index":0,"delta":{"content":"b"},"finish_reason":"stop"}]}"#, "truncated"),
            Ending(
                a + #"data: {"choices":[{"index":0,"delta":{"content":"b"},"finish_reason":"stop"}]}"# + "\n",
                "truncated"
            ),
            Ending(a + #"data: {"choices":[{"inde"#, "truncated"),
            Ending(a + #"data: {"error":{"message":"m"}}"#, "api", message: "m"),
            Ending(a + "event: error\ndata: m", "api", message: "m"),
            Ending(a + stop + #"data: {"cho"#, "complete"),
        ]
    )
    func unterminated(ending: Ending) async { await check(ending) }

    @Test(
        "An error in the stream, in every shape",
        arguments: [
            Ending(a + error, "api", message: "m"), Ending(a + error + done, "api", message: "m"),
            Ending(a + stop + error, "api", message: "m"), Ending(a + stop + error + done, "api", message: "m"),
            Ending(a + #"data: {"error":"m"}"# + "\n\n", "api", message: "m"),
            Ending(a + #"data: {"error":{}}"# + "\n\n", "api"), Ending(a + #"data: {"error":""}"# + "\n\n", "api"),
            Ending(a + #"data: {"object":"error","message":"m"}"# + "\n\n", "api", message: "m"),
            Ending(a + #"data: {"type":"error","message":"m"}"# + "\n\n", "api", message: "m"),
            Ending(
                a + #"data: {"type":"error","error":{"type":"overloaded_error","message":"m"}}"# + "\n\n",
                "overloaded",
                message: "m"
            ),
            Ending(a + #"data: {"detail":"m"}"# + "\n\n", "api", message: "m"),
            Ending(a + #"data: {"message":"m","code":429}"# + "\n\n", "api", message: "m"),
            Ending(a + #"data: {"choices":null,"message":"m"}"# + "\n\n", "api", message: "m"),
            Ending(
                a + #"data: {"choices":[{"index":0,"delta":{"content":"b"},"error":{"message":"m"}}]}"# + "\n\n",
                "api",
                "ab",
                message: "m"
            ),
            Ending(
                a + #"data: {"choices":[{"index":0,"delta":{"content":"b"}}],"error":{"message":"m"}}"# + "\n\n",
                "api",
                "ab",
                message: "m"
            ),
            Ending(a + "event: error\ndata: {\"message\":\"m\"}\n\n", "api", message: "m"),
            Ending(a + "event: error\ndata: \"m\"\n\n", "api", message: "m"),
            Ending(a + "event: error\ndata: m\n\n", "api", message: "m"),
            Ending(a + "event: error\ndata: [DONE]\n\n", "api", message: "[DONE]"),
            Ending(a + "event: error\ndata:\n\n", "api"),
            Ending(a + "event: error\ndata: {}\n\n", "api"),
            Ending(a + #"data: {"error":{"code":"insufficient_quota"}}"# + "\n\n", "insufficient_quota"),
        ]
    )
    func errors(ending: Ending) async { await check(ending) }

    @Test(
        "What is no error",
        arguments: [
            Ending(#"data: {"error":null,"choices":[{"delta":{"content":"a"}}]}"# + "\n\n" + done, "complete"),
            Ending(#"data: {"choices":[{"delta":{"content":"a"},"error":null}]}"# + "\n\n" + done, "complete"),
            Ending(
                #"data: {"choices":[{"delta":{"content":"a"},"content_filter_results":{"error":{"code":"x"}}}]}"#
                    + "\n\n" + done,
                "complete"
            ),
            Ending(#"data: {"message":"m","choices":[{"delta":{"content":"a"}}]}"# + "\n\n" + done, "complete"),
            Ending(a + "data: {}\n\n" + done, "complete"),
            Ending(a + #"data: {"type":"ping"}"# + "\n\n" + done, "complete"),
            Ending(a + "event: ping\ndata: {\"type\":\"ping\"}\n\n" + done, "complete"),
            Ending(a + "event: ping\ndata: 2026-01-01\n\n" + done, "complete"),
            Ending(a + "event: heartbeat\ndata: \n\n" + done, "complete"),
            Ending("event: chunk\n" + a + done, "complete"), Ending("id: 7\nretry: 10\n" + a + done, "complete"),
            Ending(a + "data:\n\ndata: \n\n" + done, "complete"),
            Ending(a + #"data: {"choices":null,"usage":{"total_tokens":1}}"# + "\n\n" + done, "complete"),
        ]
    )
    func noErrors(ending: Ending) async { await check(ending) }

    @Test(
        "What can't be read as a chunk",
        arguments: ["{", "{\"choices\":[}", "null", "[]", "7", "\"a\"", "oops", "{'choices':[]}"]
    )
    func malformed(data: String) async {
        await check(Ending(Self.a + "data: \(data)\n\n" + Self.done, "malformed_chunk"))
        await check(Ending(Self.a + Self.stop + "data: \(data)\n\n" + Self.done, "malformed_chunk"))
    }

    @Test(
        "What stands on lines that are no event",
        arguments: [
            Ending(#"{"error":{"message":"m","code":"c"}}"#, "api", "", message: "m"),
            Ending("{\n  \"error\": {\n    \"message\": \"m\"\n  }\n}\n", "api", "", message: "m"),
            Ending("\n\n" + #"{"detail":"m"}"#, "api", "", message: "m"),
            Ending(": hi\n\n" + #"{"error":{"message":"m"}}"# + "\n", "api", "", message: "m"),
            Ending(#"[{"error":{"message":"m"}}]"#, "api", "", message: "m"),
            Ending(#"error: {"message":"m"}"#, "api", "", message: "m"),
            Ending("error: {\n\"message\":\n\"m\"}\n", "api", "", message: "m"),
            Ending("error: m\n\n" + done, "api", "", message: "m"),
            Ending(#"error:{"message":"m"}"# + "\n\n" + done, "api", "", message: "m"),
            Ending(a + #"error: {"message":"m"}"# + "\n", "api", message: "m"),
            Ending(a + #"error: {"message":"m"}"# + "\n\n" + stop, "complete"),
            Ending(a + #"error: {"message":"m"}"# + "\n\n" + done, "complete"),
            Ending(a + #"{"error":{"message":"m"}}"# + "\n", "api", message: "m"),
            Ending("<!DOCTYPE html>\n<html><body>502</body></html>\n", "unexpected_content_type", ""),
            Ending("\n <HTML>\n", "unexpected_content_type", ""),
            Ending(a + "<html>\n", "unexpected_content_type"),
            Ending(": hi\n" + #"{"choices":[{"message":{"content":"a"},"finish_reason":"stop"}]}"#, "complete"),
            Ending(": hi\n" + #"{"choices":[]}"#, "no_choices", ""),
            Ending("upstream failed\n", "truncated", ""),
            Ending(a + "noise\n" + done, "complete"), Ending("noise\n" + a + "noise", "truncated"),
        ]
    )
    func ignoredLines(ending: Ending) async { await check(ending) }

    @Test("An answer of several choices is complete when each of them is")
    func severalChoices() async {
        let both =
            #"data: {"choices":[{"index":0,"delta":{"content":"a"},"finish_reason":"stop"},{"index":1,"delta":{"content":"b"}}]}"#
            + "\n\n"
        await check(Ending(both, "truncated"))
        await check(Ending(both + Self.done, "complete"))
    }

    @Test(
        "A whole answer instead of a stream, whatever its content type",
        arguments: ["application/json", "text/event-stream", "text/plain", "application/octet-stream", ""]
    )
    func wholeAnswer(type: String) async {
        let body =
            #"{"choices":[{"message":{"content":"a","reasoning":"r"},"finish_reason":"stop"}],"usage":{"total_tokens":1}}"#
        let streamed = await stream(body, type: type)
        #expect(streamed.result.success?.text == "a")
        #expect(streamed.events.map(\.name) == ["reasoning", "text", "usage", "finished"])
    }

    @Test(
        "A stream instead of a whole answer, whatever its content type",
        arguments: ["application/json", "text/event-stream", "text/plain", ""],
        ["", "\u{FEFF}", "\n\n", ": hi\n\n", "event: message\n", "id: 1\n", "retry: 5\n"]
    )
    func streamInstead(type: String, start: String) async {
        let exchange = Exchange(headers: ["content-type": type], chunks: [Array((start + Self.a + Self.done).utf8)])
        #expect(await exchange.chat().success?.text == "a")
        let cut = Exchange(headers: ["content-type": type], chunks: [Array((start + Self.a).utf8)])
        #expect(await cut.chat().failure?.kind == .truncated)
        #expect(await cut.chat().failure?.partial?.text == "a")
    }

    @Test(
        "White space before a body may come in any number of pieces",
        arguments: ["{\"choices\":[{\"message\":{\"content\":\"a\"}}]}", a + done]
    )
    func whiteSpace(body: String) async {
        let space = Array(repeating: Array("\n".utf8), count: 50) + [Array("\r\n".utf8), Array("\n\n".utf8)]
        for type in ["application/json", "text/event-stream", ""] {
            let exchange = Exchange(headers: ["content-type": type], chunks: space + Array(body.utf8).map { [$0] })
            #expect(await exchange.chat().success?.text == "a")
            #expect(await exchange.stream().result.success?.text == "a")
        }
    }

    @Test("A body that begins like JSON and goes on as a stream is a stream")
    func jsonFirst() async {
        await check(Ending("{oops}\n" + Self.a + Self.done, "complete"))
        await check(Ending("{oops}\n" + Self.a, "truncated"))
    }

    private func stream(_ body: String, type: String = "text/event-stream") async -> Exchange.Streamed {
        await Exchange(headers: ["content-type": type], chunks: [Array(body.utf8)]).stream()
    }

    private func check(_ ending: Ending) async {
        let whole = await stream(ending.body)
        let bytes = await Exchange(chunks: Array(ending.body.utf8).map { [$0] }).stream()
        #expect(whole == bytes)
        #expect(whole.result.failure?.kind.rawValue ?? "complete" == ending.kind)
        #expect((whole.result.success ?? whole.result.failure?.partial)?.text ?? "" == ending.text)
        #expect(whole.result.failure?.providerError?.message == ending.message)
    }
}

extension ChatStreamEvent {
    fileprivate var name: String {
        switch self {
        case .text: "text"
        case .reasoning: "reasoning"
        case .refusal: "refusal"
        case .toolCall: "toolCall"
        case .usage: "usage"
        case .retrying: "retrying"
        case .switched: "switched"
        case .restarted: "restarted"
        case .finished: "finished"
        }
    }
}
