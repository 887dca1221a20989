extension LocalInstallation {
    /// What an installation is doing. Its `description` is a line for a person.
    public enum Progress: Sendable, Hashable {
        /// Another installation is under way; this one waits until it is over.
        case waiting
        /// A private virtual environment is made with this Python.
        case creatingEnvironment(python: String)
        /// The packages are fetched: how many bytes have come, of about how many.
        case downloading(received: Int, expected: Int)
        /// What is installed is tried out.
        case checking(String)
        /// This model is installed and starts, so there is nothing to do.
        case unchanged(model: String)
        /// All is in its place.
        case finished(model: String)
    }
}

extension LocalInstallation.Progress: CustomStringConvertible {
    /// A line for a person.
    public var description: String {
        switch self {
        case .waiting: "Another installation is running; waiting for it to end."
        case .creatingEnvironment(let python): "Making a virtual environment with \(python)."
        case .downloading(let received, let expected):
            "Downloading: \(received / 1_000_000) of about \(expected / 1_000_000) MB."
        case .checking(let program): "Trying \(program)."
        case .unchanged(let model): "\(model) is installed already."
        case .finished(let model): "\(model) is installed."
        }
    }
}
