import JSONCoding
import LLM
import Testing

/// Models are read from where they lie in a document. That must give what reading them from a whole value gives.
@Suite("Models read from the text")
struct ParsingTests {
    @Test("every chunk among the cases", arguments: try CaseModels.chunks())
    func chunks(text: String) {
        expectSameChunk(Array(text.utf8))
    }

    @Test("every whole response among the cases", arguments: try CaseModels.completions())
    func completions(name: String, json: JSONValue) {
        expectSameCompletion(json.bytes())
    }

    @Test(
        "what is no chunk, and no completion",
        arguments: ["", "[]", "null", "\"x\"", "{", "{}", "[{\"choices\":[]}]"]
    )
    func others(text: String) {
        expectSameChunk(Array(text.utf8))
        expectSameCompletion(Array(text.utf8))
    }

    @Test("keys that are repeated, escaped, not ASCII, or many")
    func unusualKeys() {
        let many = (0..<40).map { #""key\#($0)":\#($0)"# }.joined(separator: ",")
        for members in [
            #""id":"a","id":"b""#, #""id":"a","\u0069d":"b""#, #""\u0069d":"a""#, #""é":1,"e\u0301":2"#, #""é":1"#,
            many, #"\#(many),"id":"a","id":"b""#, #""id":"a",\#(many)"#, #""id":null,"id":"b""#,
        ] {
            let choice = #"{"index":0,"delta":{\#(members),"content":"x","content":"y"},\#(members)}"#
            expectSameChunk(Array(#"{\#(members),"choices":[\#(choice)]}"#.utf8))
            expectSameCompletion(Array(#"{"choices":[{"message":{\#(members)},\#(members)}],\#(members)}"#.utf8))
        }
    }

    @Test("every document with one byte changed", arguments: MutableDocument.all)
    func mutations(document: MutableDocument) {
        for position in document.bytes.indices {
            for byte in "\"\\{}[],:0n ".utf8 + [0xC3, 0x00] {
                var bytes = document.bytes
                bytes[position] = byte
                document.isChunk ? expectSameChunk(bytes) : expectSameCompletion(bytes)
            }
        }
    }

    @Test("random documents of fields that models know", arguments: 0..<8 as Range<UInt64>)
    func random(batch: UInt64) {
        for seed in batch * 250..<batch * 250 + 250 {
            let text = RandomFields.text(seed: seed)
            expectSameChunk(Array(text.utf8))
            expectSameCompletion(Array(text.utf8))
        }
    }

    @Test("bytes that do not lie together")
    func sequences() throws {
        let text = #"{"choices":[{"delta":{"content":"x"}}]}"#
        let chunk = try ChatCompletionChunk(parsing: AnySequence(text.utf8))
        #expect(chunk.choices.first?.delta.content == "x")
        let whole = #"{"choices":[{"message":{"content":"x"}}]}"#
        #expect(try ChatCompletion(parsing: AnySequence(whole.utf8)).text == "x")
    }

    private func expectSameChunk(_ bytes: [UInt8]) {
        expectSame(
            Result { try ChatCompletionChunk(parsing: bytes) },
            Result { try ChatCompletionChunk(json: JSONValue(parsing: bytes)) },
            bytes
        )
    }

    private func expectSameCompletion(_ bytes: [UInt8]) {
        expectSame(
            Result { try ChatCompletion(parsing: bytes) },
            Result { try ChatCompletion(json: JSONValue(parsing: bytes)) },
            bytes
        )
    }

    /// Compares also what equality does not: the order of members, and how numbers are written.
    private func expectSame<Model: JSONModel>(
        _ read: Result<Model, any Error>,
        _ made: Result<Model, any Error>,
        _ bytes: [UInt8]
    ) {
        switch (read, made) {
        case (.success(let read), .success(let made)):
            // Nothing is equal to NaN, but it is written as `null`.
            #expect(read.json.text == made.json.text, "\(String(decoding: bytes, as: UTF8.self))")
        case (.failure(let read), .failure(let made)):
            #expect("\(read)" == "\(made)")
        case (.success, .failure), (.failure, .success):
            Issue.record("\(String(decoding: bytes, as: UTF8.self)): \(read), but \(made)")
        }
    }
}

/// A document to change a byte of.
struct MutableDocument: Sendable, CustomTestStringConvertible {
    let isChunk: Bool
    let text: String

    var bytes: [UInt8] { Array(text.utf8) }
    var testDescription: String { "\(text.prefix(40))…" }

    static let all = [
        MutableDocument(
            isChunk: true,
            text: #"""
                {"id":"c1","object":"chat.completion.chunk","created":17,"model":"m","choices":[{"index":0,"delta":{\#
                "role":"assistant","content":"a\n"},"logprobs":null,"finish_reason":null}],"usage":null,"x":"y"}
                """#
        ),
        MutableDocument(
            isChunk: true,
            text: #"""
                {"choices":[{"index":0,"delta":{"reasoning_content":"t","tool_calls":[{"index":0,"id":"i","type":\#
                "function","function":{"name":"f","arguments":"{\"a\":1}"}}]}}],"usage":{"total_tokens":3}}
                """#
        ),
        MutableDocument(
            isChunk: false,
            text: #"""
                {"id":"c1","created":1.5e3,"choices":[{"index":0,"message":{"role":"assistant","content":[{"type":\#
                "text","text":"x"}],"refusal":null},"logprobs":{"content":[{"token":"x","logprob":-0.5,"bytes":[120]}]}}]}
                """#
        ),
    ]
}
