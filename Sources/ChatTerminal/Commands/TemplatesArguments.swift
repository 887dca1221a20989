/// What is done with the prompt templates.
public enum TemplatesArguments: Sendable, Hashable {
    /// It is told which there are.
    case list(printsJSON: Bool)
    /// One is shown.
    case show(name: String)
    /// It is told where they are, or where one of them is.
    case path(name: String?)
}

extension TemplatesArguments {
    static func list(_ parsed: ParsedArguments) -> TemplatesArguments {
        .list(printsJSON: parsed.contains(.listJSON))
    }

    static func show(_ parsed: ParsedArguments) throws(UsageError) -> TemplatesArguments {
        guard let name = parsed.operands.first else {
            throw UsageError("martlet templates show takes a name; martlet templates list tells them.")
        }
        return .show(name: name)
    }

    static func path(_ parsed: ParsedArguments) -> TemplatesArguments {
        .path(name: parsed.operands.first)
    }
}
