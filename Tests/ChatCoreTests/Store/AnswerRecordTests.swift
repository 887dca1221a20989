import ChatCore
import Foundation
import JSONCoding
import LLM
import Testing

@Suite("What is known of an answer")
struct AnswerRecordTests {
    @Test("a record reads back with all that it holds")
    func whole() throws {
        var record = AnswerRecord(
            model: "m",
            endpoint: "e",
            omission: .init(messages: 2, tokens: 30, isEstimate: true)
        )
        record.finishReason = .stop
        record.usage = Usage(promptTokens: 1, extraFields: ["later": 1.50])
        record.cost = 0.1
        record.timings = .init(firstToken: nil, total: 2)
        record.failure = .init(kind: "k", sentence: "s", isRetryable: false)
        record.age = 60
        record.passedRoutes = ["r"]
        record.requestID = "q"
        let json = try StableJSONEncoder().jsonValue(of: record)
        #expect(json.objectValue?.count == 11)
        #expect(try TolerantJSONDecoder().decode(AnswerRecord.self, from: json) == record)
    }

    @Test("a record of which nothing is known is an empty object")
    func empty() throws {
        #expect(try StableJSONEncoder().jsonValue(of: AnswerRecord()) == [:])
        #expect(try TolerantJSONDecoder().decode(AnswerRecord.self, from: [:]) == AnswerRecord())
    }
}
