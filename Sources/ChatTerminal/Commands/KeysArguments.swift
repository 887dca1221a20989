/// What is done with the stored keys.
public enum KeysArguments: Sendable, Hashable {
    /// One is kept; `host` is the URL that it is for, where the name does not tell.
    case set(name: String, host: String?)
    /// It is told which there are.
    case list(printsJSON: Bool)
    /// One is forgotten.
    case remove(name: String)
    /// It is told where they are.
    case path
}

extension KeysArguments {
    static func set(_ parsed: ParsedArguments) throws(UsageError) -> KeysArguments {
        guard let name = parsed.operands.first else {
            throw UsageError("martlet keys set takes a name: that of an endpoint, or any with --host URL.")
        }
        return .set(name: name, host: parsed.value(of: .host))
    }

    static func list(_ parsed: ParsedArguments) -> KeysArguments {
        .list(printsJSON: parsed.contains(.listJSON))
    }

    static func remove(_ parsed: ParsedArguments) throws(UsageError) -> KeysArguments {
        guard let name = parsed.operands.first else {
            throw UsageError("martlet keys rm takes the name of a key; martlet keys list tells them.")
        }
        return .remove(name: name)
    }
}
