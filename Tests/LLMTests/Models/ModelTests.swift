import JSONCoding
import LLM
import Testing

@Suite("Model")
struct ModelTests {
    @Test(
        "reads what servers list",
        arguments: [
            (
                #"{"id":"gpt-4o","object":"model","created":1715367049,"owned_by":"system"}"#,
                Model(id: "gpt-4o", created: 1_715_367_049, owner: "system", extraFields: ["object": "model"])
            ),
            (#"{"name":"llama3","size":7}"#, Model(id: "llama3", extraFields: ["size": 7])),
            (#"{"model":"llama3"}"#, Model(id: "llama3")),
            (#"{"id":"a","context_length":131072}"#, Model(id: "a", extraFields: ["context_length": 131_072])),
        ]
    )
    func reads(text: String, expected: Model) throws {
        let read = try model(Model.self, text)
        #expect(read == expected)
        #expect(try Model(json: read.json) == read)
    }

    @Test("a model without a name is none", arguments: ["{}", #"{"id":""}"#, #"{"id":null}"#])
    func nameless(text: String) {
        #expect(throws: DecodingError.self) { try model(Model.self, text) }
    }
}
