import ChatSettings

extension SettingsError {
    /// The error as somebody reads it who has no command line: what to do is in the app's settings.
    var appSentence: String {
        switch self {
        case .missingKey(let endpoint, _), .missingConfiguredKey(let endpoint, _):
            "There is no key for \(endpoint). Add it in Settings, or choose another endpoint there."
        case .missingFallbackKey(let endpoint, _):
            "There is no key for \(endpoint), which should stand in. Add it in Settings, or let another stand in."
        case .keyOfAnotherHost(let name, let host, _):
            "The key \(name) is for \(host) and goes nowhere else. Enter the endpoint's own key in Settings."
        case .invalidEndpoint, .keyStore:
            "\(self)"
        case .misspelledFallback, .fallbackWithoutEndpoint, .keyWithoutEndpoint, .modelWithoutEndpoint,
            .modelNotOnThisMachine, .keyCommandFailed, .invalidName, .keyForNobody, .endpointElsewhere, .cancelled:
            "Whom to ask can't be told from the settings. Choose an endpoint in Settings."
        }
    }
}
