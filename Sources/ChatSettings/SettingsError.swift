/// Why it can't be told who should be asked. No key ever stands in it.
public enum SettingsError: Error, Sendable, Hashable {
    /// What should be a name or a base URL is neither. `source` says where it stood: a flag or a variable.
    case invalidEndpoint(source: String, reason: String)
    /// The endpoint needs a key and none is meant for it; `variable` is where one would be looked for.
    case missingKey(endpoint: String, variable: String)
    /// The configuration says where the endpoint's key is, and there is none; `place` is a variable, or a stored key's name.
    case missingConfiguredKey(endpoint: String, place: Configuration.KeySource)
    /// An endpoint that stands in needs a key and none is meant for it; `variable` is where one would be looked for.
    case missingFallbackKey(endpoint: String, variable: String)
    /// Who should stand in is no endpoint and no alias, but `near` is one, a slip of the finger away.
    case misspelledFallback(String, near: String)
    /// Another model was named to stand in, but no endpoint is asked that could have it.
    case fallbackWithoutEndpoint(String)
    /// A key was given without saying whom it is for.
    case keyWithoutEndpoint
    /// A certain model was asked for, but nothing says whom to ask for it, and the local model is another.
    case modelWithoutEndpoint(String)
    /// The same where a local model is installed, `local`, which is another.
    case modelNotOnThisMachine(String, local: String)
    /// The stored key of that name is for another host than the one that is asked.
    case keyOfAnotherHost(name: String, host: String, asked: String)
    /// The stored keys can't be used.
    case keyStore(KeyStoreError)
    /// The command that should hand out the endpoint's key did not; `reason` is what it did.
    case keyCommandFailed(endpoint: String, reason: String)
    /// A name has other characters than letters, digits, dots, `-` and `_`.
    case invalidName(String)
    /// Nothing says for which host a key is that should be kept.
    case keyForNobody(name: String)
    /// The endpoint of that name is at `host`, and the key should be kept for another.
    case endpointElsewhere(name: String, host: String)
    /// The task was cancelled while it waited for a key.
    case cancelled
}

extension SettingsError: CustomStringConvertible {
    /// One sentence, with what to do.
    public var description: String {
        switch self {
        case .invalidEndpoint(let source, let reason):
            "\(source) \(reason)"
        case .missingKey(let endpoint, let variable):
            "There is no key for \(endpoint): run martlet keys set \(endpoint), or set \(variable)."
        case .missingConfiguredKey(let endpoint, .variable(let variable)):
            "There is no key for \(endpoint): set \(variable), where the configuration says that it is."
        case .missingConfiguredKey(let endpoint, .stored(let name)):
            "There is no key for \(endpoint): run martlet keys set \(name), where the configuration says that it is."
        case .missingConfiguredKey(let endpoint, .command):
            "There is no key for \(endpoint)."
        case .missingFallbackKey(let endpoint, let variable):
            "There is no key for \(endpoint), which should stand in: run martlet keys set \(endpoint), or set \(variable)."
        case .misspelledFallback(let name, let near):
            "No endpoint or alias is called \"\(name)\", which should stand in; did you mean \(near)? For a model of that name, add an alias to the configuration."
        case .fallbackWithoutEndpoint(let model):
            "--fallback \"\(model)\" is another model of the endpoint, but none is asked: name an --endpoint."
        case .keyWithoutEndpoint:
            "--key needs to know whom the key is for: add --endpoint NAME or --endpoint URL."
        case .modelWithoutEndpoint(let model):
            "Nobody is there to ask for \(model): run martlet keys set n4n (or openai), or name an --endpoint."
        case .modelNotOnThisMachine(let model, let local):
            "Nobody is there to ask for \(model): the model on this machine is \(local). Leave -m out, run martlet keys set n4n (or openai), or name an --endpoint."
        case .keyOfAnotherHost(let name, let host, let asked):
            "The stored key \(name) is for \(host) and goes nowhere else: martlet keys set NAME --host \(asked) keeps another."
        case .keyStore(let error):
            "\(error)"
        case .keyCommandFailed(let endpoint, let reason):
            "The command for the key of \(endpoint) \(reason)."
        case .invalidName(let name):
            "\"\(name)\" is no name: one has letters, digits, dots, - and _."
        case .keyForNobody(let name):
            "No endpoint is called \(name): say whom its key is for with --host URL, or add the endpoint to the configuration."
        case .endpointElsewhere(let name, let host):
            "\(name) is at \(host), and its key is for that host: give the other key another name."
        case .cancelled:
            "It was stopped."
        }
    }
}
