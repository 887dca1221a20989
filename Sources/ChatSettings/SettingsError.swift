/// Why it can't be told who should be asked. No key ever stands in it.
public enum SettingsError: Error, Sendable, Hashable {
    /// What should be a name or a base URL is neither. `source` says where it stood: a flag or a variable.
    case invalidEndpoint(source: String, reason: String)
    /// The endpoint needs a key and none is meant for it; `variable` is where one would be looked for.
    case missingKey(endpoint: String, variable: String)
    /// An endpoint that stands in needs a key and none is meant for it; `variable` is where one would be looked for.
    case missingFallbackKey(endpoint: String, variable: String)
    /// Another model was named to stand in, but no endpoint is asked that could have it.
    case fallbackWithoutEndpoint(String)
    /// A key was given without saying whom it is for.
    case keyWithoutEndpoint
    /// A certain model was asked for, but nothing says whom to ask for it, and the local model is another.
    case modelWithoutEndpoint(String)
}

extension SettingsError: CustomStringConvertible {
    /// One sentence, with what to do.
    public var description: String {
        switch self {
        case .invalidEndpoint(let source, let reason):
            "\(source) \(reason)"
        case .missingKey(let endpoint, let variable):
            "There is no key for \(endpoint): set \(variable), or pass --key."
        case .missingFallbackKey(let endpoint, let variable):
            "There is no key for \(endpoint), which --fallback names: set \(variable)."
        case .fallbackWithoutEndpoint(let model):
            "--fallback \"\(model)\" is another model of the endpoint, but none is asked: name an --endpoint."
        case .keyWithoutEndpoint:
            "--key needs to know whom the key is for: add --endpoint NAME or --endpoint URL."
        case .modelWithoutEndpoint(let model):
            "Nobody is there to ask for \(model): set N4N_API_KEY or OPENAI_API_KEY, or name an --endpoint."
        }
    }
}
