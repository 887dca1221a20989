import ChatSettings
import JSONCoding
import LLM
import Testing

@Suite("What an answer cost")
struct PricesTests {
    private static let prices = Prices([
        "gpt": Prices.Price(input: 2, output: 8, cached: 0.5),
        "plain": Prices.Price(input: 1, output: 3),
    ])

    static let costs: [(ModelID, JSONObject, Double?)] = [
        ("gpt", ["prompt_tokens": 1_000_000, "completion_tokens": 500_000], 6),
        (
            "gpt",
            [
                "prompt_tokens": 1_000_000, "completion_tokens": 0,
                "prompt_tokens_details": ["cached_tokens": 400_000],
            ],
            1.4
        ),
        ("gpt", ["prompt_tokens": 1_000_000, "completion_tokens": 0, "prompt_cache_hit_tokens": 9_000_000], 0.5),
        (
            "plain",
            [
                "prompt_tokens": 1_000_000, "completion_tokens": 1_000_000,
                "prompt_tokens_details": ["cached_tokens": 400_000],
            ],
            4
        ),
        ("gpt-2024-08-06", ["prompt_tokens": 1_000_000, "completion_tokens": 0], 2),
        ("gpt-20240806", ["prompt_tokens": 1_000_000, "completion_tokens": 0], 2),
        ("gpt-4", ["prompt_tokens": 1_000_000, "completion_tokens": 0], nil),
        ("other", ["prompt_tokens": 1, "completion_tokens": 1], nil),
        ("gpt", ["total_tokens": 12], nil),
        ("other", ["prompt_tokens": 1, "completion_tokens": 1, "cost": 0.25], 0.25),
        ("gpt", ["prompt_tokens": 1_000_000, "completion_tokens": 0, "cost": 0.25], 0.25),
    ]

    @Test("It goes by the model's price, unless the server says it itself", arguments: costs)
    func cost(model: ModelID, usage: JSONObject, dollars: Double?) throws {
        let cost = Self.prices.cost(of: Usage(fields: usage), model: model)
        guard let dollars else {
            #expect(cost == nil)
            return
        }
        #expect(abs(try #require(cost) - dollars) < 1e-9)
    }
}
