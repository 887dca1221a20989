import LLM
import WebAPI

extension Configuration {
    /// The names of endpoints: those that are configured, those that Martlet knows, and the local model.
    var endpointNames: [String] {
        let own = endpoints.map(\.name)
        return own + (NamedEndpoint.all.map(\.name) + ["local"]).filter { !own.contains($0) }
    }

    /// What models are named here: aliases, models of endpoints, and those that have a price; each once, in order of
    /// their names, the aliases first.
    var modelNames: [String] {
        let short = aliases.keys.sorted()
        let aliased = aliases.values.compactMap(\.model)
        let models = endpoints.compactMap(\.model) + NamedEndpoint.all.compactMap(\.defaultModel)
        let all = Set((aliased + models + prices.models).map(\.rawValue))
        return short + all.subtracting(short).sorted()
    }

    /// The endpoint or alias that a fallback is a slip of the finger away from, where it does not look like a model.
    /// The endpoint that is asked first is none that could stand in, and another number is another model.
    func misspelledFallback(_ text: String, besides first: String?) -> String? {
        guard text.count > 2, text.allSatisfy({ $0.isLetter || $0.isNumber }), !modelNames.contains(text),
            !endpointNames.contains(where: { $0.lowercased() == text.lowercased() })
        else { return nil }
        let bound = text.count > 5 && text.allSatisfy(\.isLetter) ? 2 : 1
        return (endpointNames + aliases.keys.sorted()).filter { $0.lowercased() != first?.lowercased() }
            .map { (name: $0, slips: text.slips(to: $0)) }
            .filter { $0.slips <= bound && ($0.slips == 0 || $0.name.letters != text.letters) }
            .min { $0.slips < $1.slips }?.name
    }

    /// The name or URL of the endpoint that is asked where nobody names one; nil where it depends on the keys.
    var firstEndpoint: String? {
        defaults.endpoint ?? defaults.model.flatMap { aliases[$0] }?.endpoint
    }
}

extension String {
    fileprivate var letters: String { lowercased().filter(\.isLetter) }
}
