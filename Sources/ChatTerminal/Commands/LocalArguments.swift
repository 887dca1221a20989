/// What is done about the local model.
public enum LocalArguments: Sendable, Hashable {
    /// It is installed; `weights` is the path of another model's file.
    case install(weights: String?, isQuiet: Bool)
    /// It is told how it stands.
    case status
    /// It is removed.
    case remove
}

extension LocalArguments {
    static func install(_ parsed: ParsedArguments) throws(UsageError) -> LocalArguments {
        let weights = parsed.value(of: .weights)
        guard weights?.isEmpty != true else { throw UsageError("--model takes the path of a GGUF file.") }
        return .install(weights: weights, isQuiet: parsed.contains(.quiet))
    }
}
