import LLM
import Testing

@Suite("Deviations from the specification")
struct DeviationTests {
    private static let head = #""id":"c1","object":"chat.completion.chunk","created":1790000000,"model":"m""#

    /// A stream that is as it should be, each of whose chunks a test may replace.
    private static func stream(_ choices: [String], end: String = "data: [DONE]\n\n") -> String {
        choices.map { "data: {\(head),\"choices\":[\($0)]}\n\n" }.joined() + end
    }

    private static let first = #"{"index":0,"delta":{"role":"assistant","content":"Hi"},"finish_reason":null}"#
    private static let last = #"{"index":0,"delta":{},"finish_reason":"stop"}"#

    @Test("A stream as it should be has none")
    func none() async {
        let inspection = await Inspection(of: Array(Self.stream([Self.first, Self.last]).utf8))
        #expect(inspection.deviations == [])
    }

    @Test("A whole answer as it should be has none")
    func noneInWhole() async {
        let saved =
            #"{"id":"c1","object":"chat.completion","created":1,"model":"m","choices":[{"index":0,"message":"#
            + #"{"role":"assistant","content":"Hi","refusal":null},"finish_reason":"stop","logprobs":null}],"#
            + #""usage":{"prompt_tokens":1,"completion_tokens":2,"total_tokens":3}}"#
        let inspection = await Inspection(of: Array(saved.utf8))
        #expect(inspection.deviations == [])
    }

    @Test(
        "Each oddity has a name",
        arguments: [
            (stream([first, last], end: ""), ["no-done"]),
            (stream([first, last], end: "data: [DONE]"), ["unterminated"]),
            (stream([first, last], end: "data: [DONE]\n\ndata: {}\n\n"), ["after-done"]),
            (": hi\n\n" + stream([first, last]), ["comments"]),
            ("\u{FEFF}" + stream([first, last]), ["byte-order-mark"]),
            ("event: ping\ndata: {}\n\n" + stream([first, last]), ["event-names"]),
            ("data:\n\n" + stream([first, last]), ["empty-data"]),
            ("oops\n" + stream([first, last]), ["ignored-lines"]),
            (stream([first, last]).replacing("\n", with: "\r\n"), ["crlf"]),
            (stream([first, last.replacing("stop", with: "eos")]), ["finish-reason-unknown"]),
            (
                stream([first, last.replacing("\"stop\"", with: "\"\"")]),
                ["finish-reason-empty", "finish-reason-missing"]
            ),
            (stream([first, last, last]), ["finish-reason-repeated"]),
            (stream([first, last, first.replacing("\"role\":\"assistant\",", with: "")]), ["after-finish"]),
            (stream([first, first, last]), ["role-repeated"]),
            (stream([first.replacing("\"index\":0,", with: ""), last]), ["index-missing"]),
            (stream([first.replacing("content", with: "reasoning"), last]), ["reasoning"]),
            (
                stream([first.replacing("\"Hi\"", with: "[{\"type\":\"text\",\"text\":\"Hi\"}]"), last]),
                ["content-parts"]
            ),
            (stream([first.replacing("}", with: ",\"x\":1}", maxReplacements: 1), last]), ["message-fields"]),
            (stream([first, last]).replacing("\"created\":1790000000,", with: ""), ["created-missing"]),
            (stream([first, last]).replacing("1790000000", with: "1790000000000"), ["created-form"]),
            (stream([first, last]).replacing("\"id\":\"c1\",", with: ""), ["id-missing"]),
            (stream([first, last]).replacing("\"model\":\"m\"", with: "\"model\":\"\""), ["model-missing"]),
            (stream([first, last]).replacing("completion.chunk", with: "completion"), ["object"]),
        ]
    )
    func named(saved: String, names: [String]) async {
        let inspection = await Inspection(of: Array(saved.utf8))
        #expect(Set(inspection.deviations.map(\.name)) == Set(names))
    }

    @Test(
        "Tool calls have names for their oddities too",
        arguments: [
            (#"[{"id":"a","type":"function","function":{"name":"f","arguments":"{}"}}]"#, ["tool-index-missing"]),
            (
                #"[{"index":0,"id":"","type":"function","function":{"name":"f","arguments":"{}"}}]"#,
                ["tool-id-missing", "tool-id-repeated"]
            ),
            (
                #"[{"index":1,"id":"a","type":"function","function":{"name":"f","arguments":"{}"}}]"#,
                ["tool-index-start"]
            ),
            (#"[{"index":0,"id":"a","function":{"name":"f","arguments":"{}"}}]"#, ["tool-type-missing"]),
            (
                #"[{"index":0,"id":"a","type":"function","function":{"name":"f","arguments":{}}}]"#,
                ["tool-arguments-form"]
            ),
            (
                #"[{"index":0,"id":"a","type":"function","function":{"name":"f","arguments":"{"}}]"#,
                ["tool-arguments-json"]
            ),
            (
                #"[{"index":0,"id":"a","type":"function","function":{"name":"f","arguments":"{}"},"x":1}]"#,
                ["tool-fields"]
            ),
        ]
    )
    func toolCalls(calls: String, names: [String]) async {
        let call = "{\"index\":0,\"delta\":{\"role\":\"assistant\",\"tool_calls\":\(calls)},\"finish_reason\":null}"
        let saved = Self.stream([call, Self.last.replacing("stop", with: "tool_calls")])
        let inspection = await Inspection(of: Array(saved.utf8))
        #expect(Set(inspection.deviations.map(\.name)) == Set(names))
    }

    @Test("The count and the first example are told")
    func count() async {
        let saved = Self.stream([Self.first, Self.last], end: ": one\n\n: two\n\ndata: [DONE]\n\n")
        let deviation = await Inspection(of: Array(saved.utf8)).deviations.first
        #expect(deviation?.count == 2)
        #expect(deviation?.example == ": one")
    }
}
