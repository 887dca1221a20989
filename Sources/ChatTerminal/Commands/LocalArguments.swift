/// What is done about the local model.
public enum LocalArguments: Sendable, Hashable {
    /// It is installed; `weights` is the path of another model's file.
    case install(weights: String?, isQuiet: Bool)
    /// It is told how it stands.
    case status
    /// It is removed.
    case remove
}
