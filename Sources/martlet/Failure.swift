import ChatCore
import ChatServer
import ChatSettings
import ChatTerminal
import LLM
import LocalInference

/// How the program ends when it fails: its exit code, and what it says.
struct Failure {
    let code: ExitCode
    let sentence: String?

    init(_ error: any Error) {
        switch error {
        case let error as ExitCode: self.init(code: error, sentence: nil)
        case let error as UsageError: self.init(code: .usage, sentence: error.sentence)
        case SettingsError.cancelled: self.init(code: .interrupted, sentence: nil)
        case let error as SettingsError: self.init(code: error.code, sentence: "\(error)")
        case let error as KeyStoreError: self.init(code: .noAccess, sentence: "\(error)")
        case let error as TemplateError: self.init(code: .usage, sentence: "\(error)")
        case let error as ConfigurationError: self.init(code: .usage, sentence: "\(error)")
        case let error as LLMAPIError:
            self.init(code: ExitCode(error), sentence: error == .cancelled ? nil : "\(error)")
        case let error as LocalModelError: self.init(code: error.code, sentence: error.sentence)
        case let error as ConversationStoreError: self.init(code: .failure, sentence: "\(error)")
        case let error as PageServerError: self.init(code: error.code, sentence: "\(error)")
        case OutputError.closed: self.init(code: .success, sentence: nil)
        case OutputError.failed(let reason), InputError.failed(let reason): self.init(code: .failure, sentence: reason)
        case OutputError.cancelled, InputError.cancelled: self.init(code: .interrupted, sentence: nil)
        default: self.init(code: .failure, sentence: "\(error)")
        }
    }

    private init(code: ExitCode, sentence: String?) {
        self.code = code
        self.sentence = sentence
    }
}

extension UsageError {
    fileprivate var sentence: String { command.map { "\(self) Try \($0) --help." } ?? "\(self)" }
}

extension SettingsError {
    fileprivate var code: ExitCode {
        switch self {
        case .invalidEndpoint, .keyWithoutEndpoint, .misspelledFallback, .fallbackWithoutEndpoint, .invalidName,
            .keyForNobody, .endpointElsewhere:
            .usage
        case .missingKey, .missingConfiguredKey, .missingFallbackKey, .modelWithoutEndpoint, .modelNotOnThisMachine,
            .keyOfAnotherHost, .keyStore, .keyCommandFailed:
            .noAccess
        case .cancelled: .interrupted
        }
    }
}

extension PageServerError {
    fileprivate var code: ExitCode {
        switch self {
        case .reachable, .unknownHost: .usage
        case .portTaken, .portForbidden, .notStartable, .system: .failure
        }
    }
}

extension LocalModelError {
    fileprivate var code: ExitCode {
        switch self {
        case .notInstalled, .engineMissing: .noAccess
        case .notReady: .network
        case .cancelled: .interrupted
        case .modelMissing, .notAModel, .modelUnusable, .pythonMissing, .installFailed, .startFailed, .storage: .failure
        }
    }

    fileprivate var sentence: String? {
        switch self {
        case .notInstalled:
            "No local model is installed: run martlet local install, or set N4N_API_KEY or OPENAI_API_KEY to ask another."
        case .cancelled: nil
        default: "\(self)"
        }
    }
}
