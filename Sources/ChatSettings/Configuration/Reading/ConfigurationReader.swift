import LLM

/// Reads a configuration out of its file's values, and notes each mistake with its place.
struct ConfigurationReader {
    var notes = MistakeNotes()
    /// The endpoints that the file names, so that what refers to one can be checked.
    private(set) var endpointNames: [String] = []

    /// What the values say; a mistake counts as if it were not there.
    mutating func read(_ root: LocatedValue) -> Configuration {
        var configuration = Configuration()
        let fields = notes.fields(
            of: root,
            in: "the configuration",
            known: ["endpoints", "aliases", "defaults", "fallbacks", "prices", "log", "markdown"]
        )
        if let member = fields["endpoints"] { configuration.endpoints = endpoints(member) }
        endpointNames = configuration.endpoints.map(\.name)
        if let member = fields["aliases"] { configuration.aliases = aliases(member) }
        if let member = fields["defaults"] { configuration.defaults = defaults(member) }
        if let member = fields["prices"] { configuration.prices = prices(member) }
        if let member = fields["fallbacks"] { configuration.fallbacks = fallbacks(member, in: configuration) }
        if let value = notes.bool(fields["log"]) { configuration.isLogged = value }
        if let value = notes.bool(fields["markdown"]) { configuration.rendersMarkdown = value }
        return configuration
    }
}

extension ConfigurationReader {
    private mutating func aliases(_ member: LocatedValue.Member) -> [String: Configuration.Alias] {
        var aliases: [String: Configuration.Alias] = [:]
        for entry in notes.entries(of: member) {
            if case .string = entry.value.content {
                aliases[entry.key] = notes.string(entry).map { Configuration.Alias(model: ModelID($0)) }
                continue
            }
            let fields = notes.fields(of: entry.value, in: "an alias", known: ["model", "endpoint"])
            let alias = Configuration.Alias(
                model: notes.string(fields["model"]).map { ModelID($0) },
                endpoint: endpointReference(fields["endpoint"])
            )
            if fields.isEmpty { notes.add("\"\(entry.key)\" names neither a model nor an endpoint.", at: entry.offset) }
            aliases[entry.key] = alias
        }
        return aliases
    }

    private mutating func defaults(_ member: LocatedValue.Member) -> Configuration.Defaults {
        let fields = notes.fields(of: member.value, in: "defaults", known: ["endpoint", "model", "system"])
        return Configuration.Defaults(
            endpoint: endpointReference(fields["endpoint"]),
            model: notes.string(fields["model"]),
            system: notes.string(fields["system"])
        )
    }

    /// A fallback may be a model, and any text is one, unless it is a URL or nearly the name of something else that is
    /// configured.
    private mutating func fallbacks(_ member: LocatedValue.Member, in configuration: Configuration) -> [String] {
        guard case .array(let elements) = member.value.content else {
            notes.add("\"fallbacks\" must be an array of models, names or URLs.", at: member.value.offset)
            return []
        }
        return elements.compactMap { element in
            let entry = LocatedValue.Member(key: "fallbacks", offset: element.offset, value: element)
            guard let text = notes.string(entry) else { return nil }
            if text.isMeantAsURL { _ = notes.baseURL(entry) }
            if let near = configuration.misspelledFallback(text, besides: configuration.firstEndpoint) {
                notes.add("\(SettingsError.misspelledFallback(text, near: near))", at: element.offset)
            }
            return text
        }
    }

    private mutating func prices(_ member: LocatedValue.Member) -> Prices {
        var prices = Prices()
        for entry in notes.entries(of: member) {
            let fields = notes.fields(of: entry.value, in: "a price", known: ["input", "output", "cached"])
            let input = notes.amount(fields["input"])
            let output = notes.amount(fields["output"])
            let cached = notes.amount(fields["cached"])
            for name in ["input", "output"] where fields[name] == nil {
                notes.add("The price of \"\(entry.key)\" lacks \"\(name)\".", at: entry.offset)
            }
            guard let input, let output else { continue }
            prices[ModelID(entry.key)] = Prices.Price(input: input, output: output, cached: cached)
        }
        return prices
    }

    /// The name or URL of an endpoint that there is.
    private mutating func endpointReference(_ member: LocatedValue.Member?) -> String? {
        guard let member, let text = notes.string(member) else { return nil }
        if text.contains("://") { return notes.baseURL(member) == nil ? nil : text }
        let names = NamedEndpoint.all.map(\.name) + ["local"] + endpointNames
        if !names.contains(where: { $0.lowercased() == text.lowercased() }) {
            let guess = text.nearest(among: names).map { "did you mean \"\($0)\"?" }
            let sentence = "No endpoint is called \"\(text)\"; "
            notes.add(sentence + (guess ?? "add it to \"endpoints\"."), at: member.value.offset)
        }
        return text
    }
}
