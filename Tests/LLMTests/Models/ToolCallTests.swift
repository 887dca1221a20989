import JSONCoding
@testable import LLM
import Testing

@Suite("ToolCall")
struct ToolCallTests {
    @Test(
        "reads what servers send",
        arguments: [
            (
                #"{"id":"a","type":"function","function":{"name":"f","arguments":"{}"}}"#,
                ToolCall(id: "a", name: "f", arguments: "{}")
            ),
            (
                #"{"index":0,"id":"a","function":{"name":"f","arguments":"{}"}}"#,
                ToolCall(id: "a", name: "f", arguments: "{}")
            ),
            (
                #"{"function":{"name":"f","arguments":{"loc":"Paris","n":1.50}}}"#,
                ToolCall(id: "", name: "f", arguments: #"{"loc":"Paris","n":1.50}"#)
            ),
            (#"{"id":"a","type":"function","function":{"name":"f","arguments":null}}"#, ToolCall(id: "a", name: "f")),
            (#"{"id":7,"type":"function","function":{"name":"f"}}"#, ToolCall(id: "7", name: "f")),
            (
                #"{"id":"a","type":"custom","custom":{"name":"c","input":"print(1)"}}"#,
                ToolCall(id: "a", kind: .custom, name: "c", arguments: "print(1)")
            ),
            (
                #"{"id":"a","custom":{"input":"","name":""},"function":{"arguments":"{}","name":"f"},"type":"function"}"#,
                ToolCall(id: "a", name: "f", arguments: "{}")
            ),
            (
                #"{"id":"a","type":"mcp","mcp":{"server":"s"}}"#,
                ToolCall(id: "a", kind: "mcp", name: "", extraFields: ["mcp": ["server": "s"]])
            ),
            (
                #"{"id":"a","function":{"name":"f","arguments":"","note":1},"thought_signature":"s"}"#,
                ToolCall(id: "a", name: "f", payloadFields: ["note": 1], extraFields: ["thought_signature": "s"])
            ),
        ]
    )
    func reads(text: String, expected: ToolCall) throws {
        let call = try model(ToolCall.self, text)
        #expect(call == expected)
        #expect(try ToolCall(json: call.json) == call)
    }

    @Test(
        "writes what a request holds",
        arguments: [
            (
                ToolCall(id: "a", name: "f", arguments: "{}", payloadFields: ["note": 1], extraFields: ["x": "y"]),
                #"{"id":"a","type":"function","function":{"name":"f","arguments":"{}","note":1},"x":"y"}"#
            ),
            (
                ToolCall(id: "a", kind: .custom, name: "c", arguments: "1"),
                #"{"id":"a","type":"custom","custom":{"name":"c","input":"1"}}"#
            ),
            (ToolCall(id: "a", kind: "mcp", name: "", extraFields: ["mcp": [:]]), #"{"id":"a","type":"mcp","mcp":{}}"#),
        ]
    )
    func writes(call: ToolCall, text: String) {
        #expect(call.json.text == text)
    }

    struct Place: Decodable, Equatable {
        var city: String?
    }

    @Test(
        "arguments are decoded, and empty ones are an empty object",
        arguments: [
            ("", nil), (" \n", nil), ("{}", nil), (#"{"city":"Bern"}"#, "Bern"),
        ] as [(String, String?)]
    )
    func arguments(text: String, city: String?) throws {
        let call = ToolCall(id: "a", name: "weather", arguments: text)
        #expect(try call.decodeArguments(as: Place.self) == Place(city: city))
    }

    @Test(
        "arguments that are none throw an error that the model can learn from",
        arguments: [
            (#"{"city": ""#, "weather"), (#"{"city":7}"#, "city"), ("[]", "weather"),
        ]
    )
    func wrongArguments(text: String, mention: String) throws {
        let call = ToolCall(id: "a", name: "weather", arguments: text)
        let error = #expect(throws: ToolArgumentsError.self) { try call.decodeArguments(as: Place.self) }
        #expect(error?.tool == "weather")
        #expect(error?.arguments == text)
        #expect(error?.cause is DecodingError)
        #expect(try #require(error?.errorDescription).contains(mention))
    }

    @Test("a missing argument is named")
    func missingArgument() throws {
        struct Strict: Decodable { var city: String }
        let call = ToolCall(id: "a", name: "weather")
        let error = #expect(throws: ToolArgumentsError.self) { try call.decodeArguments(as: Strict.self) }
        #expect(error?.description.contains("“city” is missing") == true)
    }

    @Test("missing ids are made up: distinct, the same each time, in the form that Mistral asks for")
    func inventedIDs() throws {
        let calls = String(repeating: #"{"id":"","function":{"name":"f"}},"#, count: 3).dropLast()
        let text =
            #"{"id":"c1","choices":[{"message":{"tool_calls":[\#(calls)]}},{"index":1,"message":{"tool_calls":[\#(calls)]}}]}"#
        let completion = try model(ChatCompletion.self, text)
        let ids = completion.choices.flatMap(\.message.toolCalls).map(\.id)
        #expect(Set(ids).count == 6)
        #expect(ids.allSatisfy { $0.count == 9 && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
        #expect(try model(ChatCompletion.self, text) == completion)
        #expect(try ChatCompletion(json: completion.json) == completion)
        let other = try model(ChatCompletion.self, text.replacing("c1", with: "c2"))
        #expect(Set(ids).isDisjoint(with: other.choices.flatMap(\.message.toolCalls).map(\.id)))
    }
}
