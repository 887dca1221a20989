import JSONCoding
import LLM
import Testing

@Suite("Tool calls in pieces")
struct ToolCallStreamTests {
    /// Pieces of calls, a chunk each, and the calls that they are: name, arguments, id where one was sent.
    struct Pieces: Sendable {
        var chunks: [String]
        var calls: [[String]]

        init(_ chunks: String..., calls: [String]...) {
            self.chunks = chunks
            self.calls = calls
        }
    }

    @Test(
        "A piece finds its call",
        arguments: [
            Pieces(
                #"{"index":0,"id":"a","function":{"name":"f","arguments":""}}"#,
                #"{"index":0,"function":{"arguments":"{}"}}"#,
                calls: ["f", "{}", "a"]
            ),
            Pieces(
                #"{"index":0,"function":{"name":"f"}}"#,
                #"{"index":0,"id":"a"}"#,
                #"{"index":0,"function":{"arguments":"{}"}}"#,
                calls: ["f", "{}", "a"]
            ),
            Pieces(
                #"{"index":0,"id":"a","function":{"name":"f","arguments":"{"}}"#,
                #"{"index":0,"id":"a","function":{"name":"f","arguments":"}"}}"#,
                calls: ["f", "{}", "a"]
            ),
            Pieces(
                #"{"index":"0","id":"a","function":{"name":"f","arguments":"{"}}"#,
                #"{"index":"0","function":{"arguments":"}"}}"#,
                calls: ["f", "{}", "a"]
            ),
            Pieces(
                #"{"index":0,"id":"a","function":{"name":"f","arguments":"1"}}"#,
                #"{"index":0,"id":"b","function":{"name":"g","arguments":"2"}}"#,
                #"{"index":0,"function":{"arguments":"3"}}"#,
                #"{"index":0,"id":"a","function":{"arguments":"4"}}"#,
                calls: ["f", "14", "a"],
                ["g", "23", "b"]
            ),
            Pieces(
                #"{"index":1,"id":"b","function":{"name":"g"}},{"index":0,"id":"a","function":{"name":"f"}}"#,
                #"{"index":0,"function":{"arguments":"1"}},{"index":1,"function":{"arguments":"2"}}"#,
                calls: ["g", "2", "b"],
                ["f", "1", "a"]
            ),
            Pieces(
                #"{"id":"a","function":{"name":"f","arguments":"1"}}"#,
                #"{"id":"b","function":{"name":"g","arguments":"2"}}"#,
                #"{"id":"a","function":{"arguments":"3"}}"#,
                #"{"function":{"arguments":"4"}}"#,
                calls: ["f", "134", "a"],
                ["g", "2", "b"]
            ),
            Pieces(
                #"{"id":"a","function":{"name":"f","arguments":"{\"x\""}}"#,
                #"{"function":{"name":"f","arguments":":1}"}}"#,
                calls: ["f", #"{"x":1}"#, "a"]
            ),
            Pieces(
                #"{"function":{"name":"f","arguments":"{\"x\":{}"}}"#,
                #"{"id":"","index":null,"function":{"name":"f","arguments":"}"}}"#,
                #"{"function":{"name":"f","arguments":"{}"}}"#,
                calls: ["f", #"{"x":{}}"#],
                ["f", "{}"]
            ),
            Pieces(
                #"{"id":"a","function":{"name":"f"}}"#,
                #"{"id":"","function":{"name":"","arguments":"{"}}"#,
                #"{"id":null,"function":{"name":null,"arguments":"}"}}"#,
                calls: ["f", "{}", "a"]
            ),
            Pieces(
                #"{"function":{"name":"f","arguments":"{}"}},{"function":{"name":"f","arguments":"{}"}}"#,
                calls: ["f", "{}"],
                ["f", "{}"]
            ),
            Pieces(
                #"{"function":{"name":"f"}}"#,
                #"{"function":{"arguments":"{}"}}"#,
                calls: ["f", "{}"]
            ),
            Pieces(
                #"{"id":"a","function":{"name":"f","arguments":"{"}}"#,
                #"{"index":0,"function":{"arguments":"}"}}"#,
                calls: ["f", "{}", "a"]
            ),
            Pieces(
                #"{"index":0,"id":"","function":{"name":"","arguments":""}}"#,
                #"{"index":0,"id":"a","function":{"name":"f","arguments":"{}"}}"#,
                calls: ["f", "{}", "a"]
            ),
            Pieces(#"{"index":0,"id":"","type":"function","function":{"name":"","arguments":""}}"#),
            Pieces(
                #"{"index":0,"id":"a","function":{"name":"f","arguments":{"x":1}}}"#,
                calls: ["f", #"{"x":1}"#, "a"]
            ),
            Pieces(#"{"index":0,"id":"a","function":{"name":"f","arguments":null}}"#, calls: ["f", "", "a"]),
            Pieces(#"{"index":0,"id":"a","function":{"name":"f"}}"#, calls: ["f", "", "a"]),
            Pieces(
                #"{"index":0,"id":"a","type":"custom","custom":{"name":"py","input":"1"}}"#,
                #"{"index":0,"custom":{"input":"+1"}}"#,
                calls: ["py", "1+1", "a"]
            ),
        ]
    )
    func pieces(pieces: Pieces) async throws {
        let completion = try #require(await stream(pieces.chunks.map { #"{"tool_calls":[\#($0)]}"# }).result.success)
        #expect(completion.toolCalls.map(\.name) == pieces.calls.map { $0[0] })
        #expect(completion.toolCalls.map(\.arguments) == pieces.calls.map { $0[1] })
        let ids = completion.toolCalls.map(\.id)
        #expect(Set(ids).count == ids.count && !ids.contains(""))
        for (id, call) in zip(ids, pieces.calls) where call.count > 2 { #expect(id == call[2]) }
    }

    @Test("The fragments that were handed out make the calls")
    func fragments() async throws {
        let streamed = await stream([
            #"{"tool_calls":[{"index":0,"id":"a","function":{"name":"f","arguments":"{"}},{"index":1,"id":"b","function":{"name":"g"}}]}"#,
            #"{"tool_calls":[{"index":1,"function":{"arguments":"[]"}},{"index":0,"function":{"arguments":"}"}}]}"#,
        ])
        var arguments = ["", ""]
        for case .toolCall(let fragment) in streamed.events {
            arguments[fragment.position] += fragment.arguments
            #expect(fragment.id == ["a", "b"][fragment.position])
            #expect(fragment.name == ["f", "g"][fragment.position])
        }
        #expect(arguments == ["{}", "[]"])
        #expect(streamed.result.success?.toolCalls.map(\.arguments) == arguments)
    }

    @Test("The function call of old becomes a tool call")
    func functionCall() async throws {
        let streamed = await stream([
            #"{"function_call":{"name":"f","arguments":""}}"#, #"{"function_call":{"arguments":"{\"a\""}}"#,
            #"{"function_call":{"arguments":":1}"}}"#,
        ])
        let call = try #require(streamed.result.success?.toolCalls.first)
        #expect(call.name == "f")
        #expect(call.arguments == #"{"a":1}"#)
        #expect(!call.id.isEmpty)
    }

    @Test("An empty function call or custom tool is none")
    func nothing() async throws {
        for delta in [
            #"{"content":"x","function_call":{"name":"","arguments":""}}"#, #"{"content":"x","function_call":null}"#,
            #"{"content":"x","tool_calls":[]}"#, #"{"content":"x","tool_calls":null}"#,
        ] {
            #expect(await stream([delta]).result.success?.toolCalls == [])
        }
    }

    @Test("The ids that are made up are the same on every run")
    func invented() async throws {
        let chunks = [#"{"tool_calls":[{"function":{"name":"f"}},{"function":{"name":"g"}}]}"#]
        let runs = [await stream(chunks), await stream(chunks)].map { $0.result.success?.toolCalls.map(\.id) }
        #expect(runs[0] == runs[1])
    }

    @Test("Unknown fields stay with their call, from whichever piece")
    func unknownFields() async throws {
        let streamed = await stream([
            #"{"tool_calls":[{"index":0,"id":"a","function":{"name":"f"},"extra_content":{"google":{"thought_signature":"s"}}}]}"#,
            #"{"tool_calls":[{"index":0,"function":{"arguments":"{}"},"extra_content":{"other":1}}]}"#,
        ])
        let call = try #require(streamed.result.success?.toolCalls.first)
        #expect(call.extraFields == ["extra_content": ["google": ["thought_signature": "s"], "other": 1]])
    }

    private func stream(_ deltas: [String]) async -> Exchange.Streamed {
        let chunks =
            deltas.map { "data: {\"id\":\"c1\",\"choices\":[{\"index\":0,\"delta\":\($0)}]}\n\n" } + [
                "data: [DONE]\n\n"
            ]
        return await Exchange(chunks: chunks.map { Array($0.utf8) }).stream()
    }
}
