import JSONCoding
import Testing
import WebAPI

@testable import LLM

@Suite("How long a provider asks to wait in a body")
struct RetryInfoTests {
    @Test(
        "Gemini's RetryInfo",
        arguments: [
            (#"{"error":{"details":[{"@type":"type.googleapis.com/google.rpc.RetryInfo","retryDelay":"37s"}]}}"#, 37),
            (#"[{"error":{"details":[{"@type":"x/google.rpc.RetryInfo","retryDelay":"0.5s"}]}}]"#, 0.5),
            (#"{"details":[{"@type":"RetryInfo","retryDelay":{"seconds":2,"nanos":500000000}}]}"#, 2.5),
            (#"{"error":{"details":[{"@type":"RetryInfo","retryDelay":{"seconds":"2"}}]}}"#, 2),
            (#"{"error":{"details":[{"@type":"RetryInfo","retryDelay":"-1s"}]}}"#, nil),
            (#"{"error":{"details":[{"@type":"RetryInfo","retryDelay":"37"}]}}"#, nil),
            (#"{"error":{"details":[{"@type":"QuotaFailure","retryDelay":"37s"}]}}"#, nil),
            (#"{"error":{"details":"none"}}"#, nil),
            (#"[]"#, nil),
        ] as [(String, Double?)]
    )
    func retryInfo(body: String, seconds: Double?) throws {
        #expect(RetryAdvice.delay(in: try JSONValue(parsing: body)).map(\.seconds) == seconds)
    }
}
