import Foundation
import JSONCoding
import Testing

@Suite("What a failure to decode tells")
struct DecodingErrorTests {
    private struct Answer: Decodable {
        struct Choice: Decodable {
            var index: UInt8
            var finishReason: String?
            var link: URL?
            var odd: Odd?
        }
        struct Odd: Decodable {
            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                guard try container.decode(Int.self).isMultiple(of: 2) else { return }
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "the number must be odd")
            }
        }
        var choices: [Choice]
        var counts: [Int: Int]?
    }

    @Test(
        "the path in the document's own keys, the offset, what stood there and why it won't do",
        arguments: [
            (
                #"{"choices":[{"index":0},{"index":"1"}]}"#, .typeMismatch,
                #"choices[1].index, byte 33: expected a number; found: "1"}]}"#
            ),
            (
                #"{"choices":[{"index": 300}]}"#, .invalidValue,
                "choices[0].index, byte 22: not a whole number that fits UInt8; found: 300}]}"
            ),
            (
                #"{"choices":[{"index":null}]}"#, .missingValue,
                "choices[0].index, byte 21: expected a number; found: null}]}"
            ),
            (
                #"{"choices":[ {"finish_reason":"stop"}]}"#, .missingKey,
                #"choices[0], byte 13: the key 'index' is missing; found: {"finish_reason":"stop"}]}"#
            ),
            (
                #"{"choices":[{"index":0,"finish_reason":7}]}"#, .typeMismatch,
                "choices[0].finish_reason, byte 39: expected a string; found: 7}]}"
            ),
            (
                #"{"choices":[{"index":0,"link":""}]}"#, .invalidValue,
                #"choices[0].link, byte 30: not a URL; found: ""}]}"#
            ),
            (
                #"{"choices":[{"index":0,"odd":4}]}"#, .invalidValue,
                "choices[0].odd, byte 29: the number must be odd; found: 4}]}"
            ),
            (
                #"{"choices":[],"counts":{"1":1,"2":[]}}"#, .typeMismatch,
                "counts.2, byte 34: expected a number; found: []}}"
            ),
            (#"{"choices":{}}"#, .typeMismatch, "choices, byte 11: expected an array; found: {}}"),
            (#" null"#, .missingValue, "top level, byte 1: expected an object; found: null"),
            (#"{"choices":[{"index":0,]}"#, .syntax, "choices[0], byte 23: expected a key; found: ]}"),
            (#"{"choices":[{"index":"#, .truncated, "choices[0].index, byte 21: expected a value; the input ends here"),
            ("", .truncated, "top level, byte 0: expected a value; the input ends here"),
        ] as [(String, JSONError.Kind, String)]
    )
    func places(text: String, kind: JSONError.Kind, description: String) throws {
        var decoder = TolerantJSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let error = try #require(throws: DecodingError.self) { try decoder.decode(Answer.self, from: Data(text.utf8)) }
        #expect(error.jsonError?.kind == kind)
        #expect(error.jsonError?.description == description)
        #expect("\(error)".contains(description))
    }

    @Test("a value that was parsed before has no offsets")
    func parsedBefore() throws {
        let error = #expect(throws: DecodingError.self) {
            try TolerantJSONDecoder().decode(Answer.self, from: ["choices": [["index": "x"]]] as JSONValue)
        }
        #expect(error?.jsonError?.description == #"choices[0].index: expected a number; found: "x"}]}"#)
        #expect(error?.jsonError?.offset == nil)
    }

    @Test("the case of the error and its coding path are what code for Decodable expects")
    func cases() throws {
        let data = Data(#"{"choices":[{"index":0},{}]}"#.utf8)
        let error = #expect(throws: DecodingError.self) { try TolerantJSONDecoder().decode(Answer.self, from: data) }
        guard case .keyNotFound(let key, let context) = error else {
            Issue.record("another error: \(String(describing: error))")
            return
        }
        #expect(key.stringValue == "index")
        #expect(context.codingPath.map(\.stringValue) == ["choices", "Index 1"])
        #expect(context.codingPath.last?.intValue == 1)
    }

    @Test("an error with a cause of its own keeps it, and one that is no DecodingError passes")
    func ownErrors() throws {
        struct Cause: Error {}
        struct Failing: Decodable {
            init(from decoder: any Decoder) throws {
                guard try decoder.singleValueContainer().decode(Bool.self) else { throw Cause() }
                throw DecodingError.dataCorrupted(
                    .init(codingPath: [], debugDescription: "own", underlyingError: Cause())
                )
            }
        }
        #expect(throws: Cause.self) { try TolerantJSONDecoder().decode(Failing.self, from: Data("false".utf8)) }
        let error = #expect(throws: DecodingError.self) {
            try TolerantJSONDecoder().decode(Failing.self, from: Data("true".utf8))
        }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("another error: \(String(describing: error))")
            return
        }
        #expect(context.underlyingError is Cause)
        #expect(context.debugDescription == "own")
    }
}
