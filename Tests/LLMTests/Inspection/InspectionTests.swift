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
