#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension LocalModelError: CustomStringConvertible, LocalizedError {
    /// What happened and what to do next, for a person.
    public var description: String {
        switch self {
        case .notInstalled:
            "No local model is installed. Run `martlet local install`."
        case .engineMissing(let path):
            "The local model's server is gone from \(path). Run `martlet local install` again."
        case .modelMissing(let path):
            "There is no model at \(path). Run `martlet local install --model PATH` to name another, or "
                + "`martlet local remove` and `martlet local install` to have SmolLM2-135M-Instruct."
        case .notAModel(let path):
            "\(path) is no file in the GGUF format. Name one with `--model PATH`."
        case .pythonMissing(let found):
            Self.paragraphs(
                "Installing the local model needs Python 3.10 or later with venv. Install it (Debian, Ubuntu: "
                    + "`apt-get install python3-venv`; Fedora: `dnf install python3`; macOS: `brew install python`), "
                    + "or put `llama-server` on PATH and name a model with `--model`.",
                found.joined(separator: "\n")
            )
        case .installFailed(let step, let output):
            Self.paragraphs(
                "\(step) failed.",
                output,
                "Check the network and the free space, and run `martlet local install` again."
            )
        case .modelUnusable(let path, let log):
            Self.paragraphs(
                "llama.cpp can't load \(path).",
                log,
                "Nothing was changed. Name another file with `--model PATH`."
            )
        case .startFailed(let log):
            Self.paragraphs(
                "The local model's server ended before it was ready. `martlet local install` repairs an installation.",
                log
            )
        case .notReady(let limit, let log):
            Self.paragraphs("The local model's server was not ready within \(limit).", log)
        case .storage(let path, let reason):
            "\(path) can't be used: \(reason)"
        case .cancelled:
            "The task was cancelled."
        }
    }

    /// The same as ``description``.
    public var errorDescription: String? { description }

    private static func paragraphs(_ paragraphs: String...) -> String {
        paragraphs.filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
