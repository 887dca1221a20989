public import LLM

/// What models cost, as the user has configured it.
public struct Prices: Sendable, Hashable {
    /// The price of a model, in US dollars per million tokens.
    public struct Price: Sendable, Hashable {
        /// Of the request.
        public var input: Double
        /// Of the answer.
        public var output: Double
        /// Of that part of the request which the server had in its cache; nil for the price of the rest.
        public var cached: Double?

        /// Makes a price.
        public init(input: Double, output: Double, cached: Double? = nil) {
            self.input = input
            self.output = output
            self.cached = cached
        }
    }

    private var prices: [ModelID: Price]

    /// Makes a list of prices.
    public init(_ prices: [ModelID: Price] = [:]) {
        self.prices = prices
    }

    /// The models that have a price.
    public var models: [ModelID] { Array(prices.keys) }

    /// The price of a model, by exactly this name.
    public subscript(model: ModelID) -> Price? {
        get { prices[model] }
        set { prices[model] = newValue }
    }

    /// What an answer cost in US dollars.
    ///
    /// A server may call the model that answered by its day, such as `gpt-4o-2024-08-06`; where that has no price, the one
    /// of `gpt-4o` holds.
    ///
    /// - Returns: What the server itself says it cost, else what its tokens cost by the model's price; nil where there is
    ///   no price, or the server did not count the tokens.
    public func cost(of usage: Usage, model: ModelID) -> Double? {
        if let cost = usage.cost { return cost }
        guard let price = prices[model] ?? prices[model.undated], let input = usage.promptTokens,
            let output = usage.completionTokens
        else { return nil }
        let cached = min(max(0, usage.cachedTokens ?? 0), input)
        let dollars =
            Double(input - cached) * price.input
            + Double(cached) * (price.cached ?? price.input)
            + Double(output) * price.output
        return dollars / 1_000_000
    }
}

extension ModelID {
    /// The name without the day at its end.
    fileprivate var undated: ModelID {
        ModelID(rawValue: rawValue.replacing(#/-(\d{4}-\d{2}-\d{2}|\d{8})$/#, with: ""))
    }
}
