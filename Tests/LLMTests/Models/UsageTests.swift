import JSONCoding
import LLM
import Testing

@Suite("Usage")
struct UsageTests {
    @Test(
        "counts",
        arguments: [
            (#"{"prompt_tokens":20,"total_tokens":20}"#, 20, nil, 20),
            ("{}", nil, nil, nil),
            (
                #"{"prompt_tokens":99999999999,"completion_tokens":1,"total_tokens":100000000000}"#, 99_999_999_999, 1,
                100_000_000_000
            ),
            (#"{"prompt_tokens":7.0,"completion_tokens":"3","total_tokens":513}"#, 7, 3, 513),
            (#"{"prompt_tokens":null,"completion_tokens":[3],"total_tokens":true}"#, nil, nil, nil),
        ] as [(String, Int?, Int?, Int?)]
    )
    func counts(text: String, prompt: Int?, completion: Int?, total: Int?) throws {
        let usage = try model(Usage.self, text)
        #expect(usage.promptTokens == prompt)
        #expect(usage.completionTokens == completion)
        #expect(usage.totalTokens == total)
        #expect(try Usage(json: usage.json) == usage)
    }

    @Test(
        "cached tokens",
        arguments: [
            (#"{"prompt_tokens_details":{"cached_tokens":2}}"#, 2),
            (#"{"prompt_tokens_details":{"cached_tokens":0},"cached_tokens":5}"#, 0),
            (#"{"prompt_tokens_details":null,"cached_tokens":5}"#, 5),
            (#"{"prompt_cache_hit_tokens":3,"prompt_cache_miss_tokens":4}"#, 3),
            (#"{"num_cached_tokens":4}"#, 4),
            (#"{"cache_read_input_tokens":6,"cache_creation_input_tokens":1}"#, 6),
            (#"{"prompt_token_details":{"cached_tokens":8}}"#, 8),
            (#"{"prompt_tokens_details":{}}"#, nil),
        ] as [(String, Int?)]
    )
    func cached(text: String, expected: Int?) throws {
        #expect(try model(Usage.self, text).cachedTokens == expected)
    }

    @Test(
        "reasoning tokens",
        arguments: [
            (#"{"completion_tokens":3,"completion_tokens_details":{"reasoning_tokens":9}}"#, 9),
            (#"{"reasoning_tokens":4}"#, 4),
            (#"{"completion_token_details":{"reasoning_tokens":5}}"#, 5),
            (#"{"completion_tokens_details":null}"#, nil),
        ] as [(String, Int?)]
    )
    func reasoning(text: String, expected: Int?) throws {
        #expect(try model(Usage.self, text).reasoningTokens == expected)
    }

    @Test(
        "cost",
        arguments: [
            (#"{"cost":0.0105}"#, 0.0105),
            (#"{"cost":0,"is_byok":true}"#, 0),
            (#"{"cost":"0.5"}"#, 0.5),
            (#"{"cost":{"input_tokens_cost":0.001,"total_cost":0.006}}"#, 0.006),
            (#"{"cost_in_usd_ticks":37756000}"#, 0.0037756),
            ("{}", nil),
        ] as [(String, Double?)]
    )
    func cost(text: String, expected: Double?) throws {
        #expect(try model(Usage.self, text).cost == expected)
    }
}
