/// Which conversation a command goes on with.
public enum ConversationArgument: Sendable, Hashable {
    /// None: a new one begins.
    case new
    /// The last one.
    case last
    /// The one whose id begins so.
    case id(String)

    init(_ parsed: ParsedArguments) throws(UsageError) {
        switch (parsed.value(of: .conversation), parsed.contains(.continuing)) {
        case (let id?, _):
            guard !id.isEmpty else {
                throw UsageError("--cid takes the id of a conversation; martlet history lists them.")
            }
            self = .id(id)
        case (nil, true): self = .last
        case (nil, false): self = .new
        }
    }
}
