import JSONCoding
import LLM
import Testing
import WebAPI

@Suite("Inspecting a saved response")
struct InspectionTests {
    private static let completion =
        #"{"id":"c1","object":"chat.completion","created":1,"model":"m","choices":[{"index":0,"#
        + #""message":{"role":"assistant","content":"Hi","refusal":null},"finish_reason":"stop"}]}"#
    private static let stream = "data: {\"choices\":[{\"delta\":{\"content\":\"Hi\"}}]}\n\ndata: [DONE]\n\n"

    @Test(
        "It finds the body behind whatever heads were saved",
        arguments: [
            completion,
            "\u{FEFF}\n \(completion)",
            stream,
            "\u{FEFF}\(stream)",
            ": hello\n\n\(stream)",
            "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n\(completion)",
            "HTTP/1.1 200 OK\nContent-Type: application/json\n\n\(completion)",
            "HTTP/2 200 \r\ncontent-type: text/event-stream; charset=utf-8\r\n\r\n\(stream)",
            "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n\(stream)",
            "HTTP/1.1 200 Connection established\r\n\r\nHTTP/2 200\r\ncontent-type: application/json\r\n\r\n\(completion)",
            "HTTP/1.1 200 OK\r\n\r\n\(stream)",
            "HTTP/1.1 200 OK\r\n\r\n\(completion)",
            "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n\(stream)",
            "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n\(completion)",
        ]
    )
    func heads(_ saved: String) async {
        let inspection = await Inspection(of: Array(saved.utf8))
        #expect(inspection.outcome == .complete)
        #expect(inspection.completion?.text == "Hi")
    }

    @Test("The status of the head counts")
    func status() async {
        let saved = "HTTP/1.1 429 Too Many Requests\r\nRetry-After: 3\r\n\r\n{\"error\":{\"message\":\"slow\"}}"
        let inspection = await Inspection(of: Array(saved.utf8))
        #expect(inspection.head?.status == 429)
        #expect(
            inspection.json["error"]
                == [
                    "kind": "rate_limit", "message": "slow", "type": nil, "code": nil, "retryable": true,
                    "retry_after": 3,
                ]
        )
    }

    @Test(
        "A refusal in the form of a stream says what it says",
        arguments: [
            (
                "503",
                "event: error\ndata: {\"type\":\"error\",\"error\":{\"type\":\"overloaded_error\",\"message\":\"m\"}}\n\n",
                "overloaded", "overloaded_error"
            ),
            (
                "429", "data: {\"error\":{\"message\":\"m\",\"type\":\"rate_limit_error\"}}\n\n", "rate_limit",
                "rate_limit_error"
            ),
            ("422", ": busy\n\ndata:{\"error\":\"m\"}\n\n", "bad_request", nil),
            (
                "400", "id:1\nevent:error\n:HTTP_STATUS/400\ndata:{\"code\":\"InvalidParameter\",\"message\":\"m\"}",
                "bad_request", nil
            ),
            ("500", "{\"error\":{\"message\":\"m\"}}", "server", nil),
        ] as [(String, String, String, String?)]
    )
    func refusedStream(status: String, body: String, kind: String, type: String?) async {
        let saved = "HTTP/1.1 \(status) X\r\ncontent-type: text/event-stream\r\n\r\n\(body)"
        let error = await Inspection(of: Array(saved.utf8)).error
        #expect(error?.kind.rawValue == kind)
        #expect(error?.providerError?.message == "m")
        #expect(error?.providerError?.type == type)
    }

    @Test("A long error keeps its meaning")
    func longError() async {
        let filler = String(repeating: "y", count: 200_000)
        let saved = "HTTP/1.1 429 X\r\n\r\n{\"error\":{\"code\":\"insufficient_quota\",\"x\":\"\(filler)\"}}"
        #expect(await Inspection(of: Array(saved.utf8)).error?.kind == .insufficientQuota)
    }

    @Test("A folded field is one field")
    func foldedField() async {
        let saved = "HTTP/1.1 429 X\r\nretry-after: 3,\r\n\t9\r\n\r\n{}"
        #expect(await Inspection(of: Array(saved.utf8)).error?.retryAfter == .seconds(9))
    }

    @Test(
        "The provider's word on another attempt counts for what ended early, too",
        arguments: [": x\n\n", "data: {bad\n\n"]
    )
    func shouldRetry(body: String) async {
        for (word, isRetryable) in [("false", false), ("true", true)] {
            let saved = "HTTP/1.1 200 X\r\nx-should-retry: \(word)\r\ncontent-type: text/event-stream\r\n\r\n\(body)"
            #expect(await Inspection(of: Array(saved.utf8)).error?.isRetryable == isRetryable)
        }
    }

    @Test("A function call of old is one call, however often its name comes")
    func functionCall() async {
        let chunk = { (arguments: String) in
            "data: {\"choices\":[{\"delta\":{\"function_call\":{\"name\":\"f\",\"arguments\":\"\(arguments)\"}}}]}\n\n"
        }
        let saved = chunk("{") + chunk("}") + chunk(" ") + "data: [DONE]\n\n"
        let calls = await Inspection(of: Array(saved.utf8)).completion?.toolCalls
        #expect(calls?.map(\.name) == ["f"])
        #expect(calls?.map(\.arguments) == ["{} "])
    }

    @Test(
        "An error line's text and a page in an error event",
        arguments: [
            ("error: \"broke\"\n\n", "broke"), ("error: broke\n\n", "broke"),
            ("event: error\ndata: <html>502</html>\n\n", nil),
        ] as [(String, String?)]
    )
    func errorTexts(saved: String, message: String?) async {
        let error = await Inspection(of: Array(saved.utf8)).error
        #expect(error != nil)
        #expect(error?.providerError?.message == message)
    }

    @Test(
        "What is not a response is told as well as it can be",
        arguments: [
            ("", Inspection.Outcome.truncated, "truncated"),
            ("\n\n", .truncated, "truncated"),
            ("{", .error, "malformed_body"),
            ("[]", .error, "malformed_body"),
            ("<!DOCTYPE html><html></html>", .error, "unexpected_content_type"),
            ("HTTP/1.1 200 OK\r\n", .error, "malformed_body"),
            ("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n", .truncated, "truncated"),
            ("HTTP/1.1 204 No Content\r\n\r\n", .error, "malformed_body"),
            ("HTTP/1.1 302 Found\r\nLocation: /login\r\n\r\n", .error, "redirect"),
        ]
    )
    func oddities(saved: String, outcome: Inspection.Outcome, kind: String) async {
        let inspection = await Inspection(of: Array(saved.utf8))
        #expect(inspection.outcome == outcome)
        #expect(inspection.error?.kind.rawValue == kind)
    }

    @Test("The JSON has every field, in order, also where there is nothing")
    func fields() async {
        let inspection = await Inspection(of: Array(Self.completion.utf8))
        #expect(
            inspection.json.text
                == #"{"outcome":"complete","text":"Hi","reasoning":"","refusal":null,"tool_calls":[],"#
                + #""finish_reason":"stop","usage":null,"error":null}"#
        )
    }

    @Test("The usage has every field where there is one")
    func usage() async {
        let saved = #"{"choices":[{"message":{"content":"x"}}],"usage":{"prompt_tokens":1}}"#
        let inspection = await Inspection(of: Array(saved.utf8))
        #expect(
            inspection.json["usage"]?.text
                == #"{"prompt":1,"completion":null,"total":null,"cached":null,"reasoning":null}"#
        )
    }

    @Test("A custom tool's input stands for its arguments")
    func customTool() async {
        let saved =
            #"{"choices":[{"message":{"tool_calls":[{"id":"a","type":"custom","custom":{"name":"py","input":"1+1"}}]}}]}"#
        let inspection = await Inspection(of: Array(saved.utf8))
        #expect(inspection.json["tool_calls"] == [["id": "a", "name": "py", "arguments": "1+1"]])
    }

    @Test("The events are those of the algorithm, behind a head too", arguments: ["", "HTTP/1.1 200 OK\r\n\r\n"])
    func events(head: String) {
        let saved = head + "event: a\nid: 7\ndata: x\ndata: y\n\ndata: z\n\ndata: cut off"
        #expect(
            Inspection.events(of: Array(saved.utf8))
                == [["event": "a", "data": "x\ny", "id": "7"], ["event": "message", "data": "z", "id": "7"]]
        )
    }

    @Test("The listing shows what came and what is odd")
    func listing() async {
        let inspection = await Inspection(of: Array(Self.stream.utf8))
        #expect(inspection.listing.contains("text       Hi\n"))
        #expect(inspection.listing.contains("- finish-reason-missing: No choice says why it ended.\n"))
    }
}
