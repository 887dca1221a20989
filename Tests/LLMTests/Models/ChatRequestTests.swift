import Foundation
import JSONCoding
import LLM
import Testing

@Suite("ChatRequest")
struct ChatRequestTests {
    private func bytes(_ request: ChatRequest) throws -> String {
        String(decoding: try StableJSONEncoder().encode(request), as: UTF8.self)
    }

    @Test("a plain stream sends model, messages and stream, in this order, and nothing else")
    func plainStream() throws {
        let request = ChatRequest(messages: [.user("Hi")], model: "m", stream: true)
        #expect(try bytes(request) == #"{"model":"m","messages":[{"role":"user","content":"Hi"}],"stream":true}"#)
    }

    @Test("what is nil is not sent")
    func minimal() throws {
        #expect(try bytes(ChatRequest(messages: [])) == #"{"messages":[]}"#)
    }

    @Test("every documented parameter has a name, and is written in order")
    func everything() throws {
        let json = try ModelFixture.json("Models/request.json")
        let request = try ChatRequest(json: json)
        #expect(request.extraFields == ["provider": ["sort": "price"]])
        #expect(request.messages.map(\.role) == [.developer, .user, .assistant, .tool])
        #expect(request.messages[1].name == "ada")
        #expect(request.messages[2].audioID == "audio_1")
        #expect(request.messages[3].toolCallID == "call_1")
        #expect(request.temperature == 0.2)
        #expect(request.choiceCount == 2)
        #expect(request.allowsParallelToolCalls == false)
        #expect(request.prediction == "A bird.")
        #expect(request.reasoningEffort == .off)
        #expect(request.logitBias == ["1": -100, "2": 0.5])
        #expect(request.stop == ["END"])
        #expect(request.toolChoice == .function("look"))
        #expect(request.webSearchOptions?.userLocation?.city == "Bern")
        #expect(request.responseFormat?.json["json_schema"]?["name"] == "birds")
        #expect(request.tools?.last?.kind == .other(type: "web_search"))
        #expect(try bytes(request) == json.text)
        #expect(
            try TolerantJSONDecoder().decode(ChatRequest.self, from: StableJSONEncoder().encode(request)) == request
        )
    }

    @Test("an extra field takes the place of a declared one, where that stands")
    func override() throws {
        var request = ChatRequest(messages: [], model: "m", temperature: 1)
        request.extraFields = ["temperature": "hot", "model": "n", "top_k": 40]
        #expect(try bytes(request) == #"{"model":"n","messages":[],"temperature":"hot","top_k":40}"#)
    }

    @Test("what a parameter can't hold is kept")
    func unreadable() throws {
        let text =
            #"{"messages":[],"stop":[1],"temperature":"hot","prediction":{"type":"content","content":"a","x":1}}"#
        let request = try model(ChatRequest.self, text)
        #expect(request.temperature == nil)
        #expect(request.json == (try JSONValue(parsing: text)))
    }

    @Test("a single stop sequence is a list of one")
    func stop() throws {
        #expect(try model(ChatRequest.self, #"{"messages":[],"stop":"END"}"#).stop == ["END"])
    }

    @Test(
        "an error names the message",
        arguments: [
            (#"{"messages":[{"role":"user","content":"a"},{"content":"b"}]}"#, ["messages", "Index 1"]),
            (#"{"messages":[7]}"#, ["messages", "Index 0"]),
            (#"{"model":"m"}"#, []),
        ]
    )
    func errors(text: String, path: [String]) throws {
        let error = #expect(throws: DecodingError.self) { try model(ChatRequest.self, text) }
        switch try #require(error) {
        case .keyNotFound(_, let context), .typeMismatch(_, let context):
            #expect(context.codingPath.map(\.stringValue) == path)
        case let error: Issue.record(error)
        }
    }

    @Test(
        "tool choice",
        arguments: [
            (.never, #""none""#), (.auto, #""auto""#), (.required, #""required""#),
            (.function("f"), #"{"type":"function","function":{"name":"f"}}"#),
            (.custom("c"), #"{"type":"custom","custom":{"name":"c"}}"#),
            (
                .allowed([.function(name: "f")], isRequired: true),
                #"{"type":"allowed_tools","allowed_tools":{"mode":"required","tools":[{"type":"function","function":{"name":"f"}}]}}"#
            ),
            (.other("any"), #""any""#),
            (
                .other(["type": "function", "function": ["name": "f", "x": 1]]),
                #"{"type":"function","function":{"name":"f","x":1}}"#
            ),
        ] as [(ToolChoice, String)]
    )
    func toolChoice(choice: ToolChoice, text: String) throws {
        #expect(choice.json.text == text)
        #expect(ToolChoice(json: try JSONValue(parsing: text)) == choice)
        #expect(try TolerantJSONDecoder().decode(ToolChoice.self, from: StableJSONEncoder().encode(choice)) == choice)
    }

    @Test(
        "response format",
        arguments: [
            (.text, #"{"type":"text"}"#), (.jsonObject, #"{"type":"json_object"}"#),
            (
                .jsonSchema(name: "n", schema: ["type": "object"], isStrict: true),
                #"{"type":"json_schema","json_schema":{"name":"n","schema":{"type":"object"},"strict":true}}"#
            ),
            (.other(["type": "grammar", "grammar": "g"]), #"{"type":"grammar","grammar":"g"}"#),
            (.other(["type": "json_object", "schema": [:]]), #"{"type":"json_object","schema":{}}"#),
        ] as [(ResponseFormat, String)]
    )
    func responseFormat(format: ResponseFormat, text: String) throws {
        #expect(format.json.text == text)
        #expect(ResponseFormat(json: try JSONValue(parsing: text)) == format)
        #expect(
            try TolerantJSONDecoder().decode(ResponseFormat.self, from: StableJSONEncoder().encode(format)) == format
        )
    }
}
