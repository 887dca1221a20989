import Foundation
import JSONCoding
import LLM
import Testing

@Suite("What is no completion")
struct NotACompletionTests {
    @Test(
        "throws a DecodingError that says so",
        arguments: [
            ("[]", "an object was expected, found: array"),
            (#""ok""#, "an object was expected, found: string"),
            ("null", "an object was expected, found: null"),
            ("{}", "a completion has no choices"),
            (#"{"id":"c1","object":"chat.completion"}"#, "a completion has no choices"),
            (#"{"choices":null}"#, "a completion has no choices"),
            (#"{"choices":"none"}"#, "a completion has no choices"),
            (#"{"error":{"message":"No such model","code":404}}"#, "No such model"),
            (#"{"error":"No such model"}"#, "No such model"),
        ]
    )
    func throwsDecodingError(text: String, reason: String) throws {
        for decode in [Self.byFoundation, Self.byUs] {
            let error = #expect(throws: DecodingError.self) { try decode(Data(text.utf8)) }
            #expect("\(try #require(error))".contains(reason))
        }
    }

    @Test("its coding path leads to it")
    func codingPath() throws {
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([String: [ChatCompletion]].self, from: Data(#"{"a":[{"id":"x"}]}"#.utf8))
        }
        guard case .keyNotFound(let key, let context) = error else {
            Issue.record("not the error of a missing key: \(String(describing: error))")
            return
        }
        #expect(key.stringValue == "choices")
        #expect(context.codingPath.map(\.stringValue) == ["a", "Index 0"])
        #expect(context.codingPath.last?.intValue == 0)
    }

    @Test("no choices at all are a list, which the client takes for an error")
    func emptyChoices() throws {
        #expect(try model(ChatCompletion.self, #"{"choices":[]}"#).choices.isEmpty)
    }

    private static let byFoundation: @Sendable (Data) throws -> Void = {
        _ = try JSONDecoder().decode(ChatCompletion.self, from: $0)
    }

    private static let byUs: @Sendable (Data) throws -> Void = {
        _ = try TolerantJSONDecoder().decode(ChatCompletion.self, from: $0)
    }
}
