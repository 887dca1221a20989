/// Why the local model could not be installed, started or removed.
public enum LocalModelError: Error, Sendable, Hashable {
    /// No local model is installed in the directory.
    case notInstalled(directory: String)
    /// The installed server's program is gone, such as after an update of Python.
    case engineMissing(path: String)
    /// The weights are gone, or the file to install does not exist.
    case modelMissing(path: String)
    /// The file to install is there, but it is no file in the GGUF format.
    case notAModel(path: String)
    /// No Python that can install the server was found; `found` says what is wrong with each that was.
    case pythonMissing(found: [String])
    /// A step of the installation failed; `output` is the last that it wrote.
    case installFailed(step: String, output: String)
    /// The server can't load the weights that were to be installed; `log` is the last that it wrote.
    case modelUnusable(path: String, log: String)
    /// The server ended before it was ready; `log` is the last that it wrote.
    case startFailed(log: String)
    /// The server was not ready in time and was stopped; `log` is the last that it wrote.
    case notReady(after: Duration, log: String)
    /// A file or directory could not be read or written.
    case storage(path: String, reason: String)
    /// The task was cancelled.
    case cancelled

    /// A short name of the case that stays the same, for logs and scripts.
    public var kind: String {
        switch self {
        case .notInstalled: "not_installed"
        case .engineMissing: "engine_missing"
        case .modelMissing: "model_missing"
        case .notAModel: "not_a_model"
        case .pythonMissing: "python_missing"
        case .installFailed: "install_failed"
        case .modelUnusable: "model_unusable"
        case .startFailed: "start_failed"
        case .notReady: "not_ready"
        case .storage: "storage"
        case .cancelled: "cancelled"
        }
    }
}
