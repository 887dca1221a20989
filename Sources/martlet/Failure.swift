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
        case let error as UsageError: self.init(code: .usage, sentence: "\(error) Try \(error.command) --help.")
        case let error as SettingsError: self.init(code: error.code, sentence: "\(error)")
        case let error as LLMAPIError:
            self.init(code: ExitCode(error), sentence: error == .cancelled ? nil : "\(error)")
        case let error as LocalModelError: self.init(code: error.code, sentence: error.sentence)
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

extension SettingsError {
    fileprivate var code: ExitCode {
        switch self {
        case .invalidEndpoint, .keyWithoutEndpoint, .fallbackWithoutEndpoint: .usage
        case .missingKey, .missingFallbackKey, .modelWithoutEndpoint: .noAccess
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
