import Foundation
import Testing
import WebAPI

@testable import LLM

@Suite("What putting chunks together costs")
struct AccumulationCostTests {
    @Test("Fifty thousand choices and tool calls take no quadratic time")
    func many() throws {
        let numbers = 0..<50_000
        let choices = numbers.map { #"{"index":\#($0),"delta":{"content":"x"}}"# }.joined(separator: ",")
        let calls = numbers.map { #"{"index":\#($0),"id":"c\#($0)","function":{"name":"f"}}"# }.joined(separator: ",")
        let unnumbered = numbers.map { #"{"id":"u\#($0)","function":{"name":"f"}}"# }.joined(separator: ",")
        let start = Self.processorTime()
        let completion = try completion(
            "{\"choices\":[\(choices)]}",
            "{\"choices\":[{\"index\":1,\"delta\":{\"tool_calls\":[\(calls)]}}]}",
            "{\"choices\":[{\"index\":2,\"delta\":{\"tool_calls\":[\(unnumbered)]}}]}",
            "{\"choices\":[{\"index\":1,\"delta\":{\"tool_calls\":[\(calls)]}}]}",
            "{\"choices\":[\(choices)]}"
        )
        #expect(Self.processorTime() - start < 60)
        #expect(completion.choices.count == 50_000)
        #expect(completion.choices.last?.message.content == "xx")
        #expect(completion.choices[1].message.toolCalls.map(\.id) == numbers.map { "c\($0)" })
        #expect(completion.choices[2].message.toolCalls.map(\.id) == numbers.map { "u\($0)" })
    }

    private func completion(_ chunks: String...) throws -> ChatCompletion {
        let head = HTTPResponse(status: 200, headers: ["content-type": "text/event-stream"])
        let context = ResponseContext(head: head, secrets: Secrets(apiKey: nil), now: Date(timeIntervalSince1970: 0))
        var reader = ChatResponseReader(context, expected: .eventStream)
        reader.append(Array((chunks.map { "data: \($0)\n\n" }.joined() + "data: [DONE]\n\n").utf8))
        while reader.next() != nil {}
        reader.finish()
        return try #require(reader.outcome).get()
    }

    /// The processor time of this thread in seconds: neither other tests nor a machine that stands still count.
    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
