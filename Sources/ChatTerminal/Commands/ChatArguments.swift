/// Whom a chat is with, and how it is shown.
public struct ChatArguments: Sendable, Hashable {
    /// The system prompt.
    public var system: String?
    /// Further fields of each request, in order.
    public var fields: [RequestField]
    /// Which conversation goes on.
    public var conversation: ConversationArgument
    /// Whether nothing is kept.
    public var isOffTheRecord: Bool
    /// Who is asked.
    public var connection: ConnectionArguments
    /// Who stands in where no answer begins, in order.
    public var fallbacks: [String]
    /// Whether the model on this machine may answer where nobody else does.
    public var isOfflineOK: Bool
    /// Whether answers are shown as they come, and not laid out.
    public var isPlain: Bool
    /// Whether only errors are told.
    public var isQuiet: Bool

    init(_ parsed: ParsedArguments) throws(UsageError) {
        system = parsed.value(of: .system)
        fields = try parsed.occurrences(of: .field).map { values throws(UsageError) in try RequestField(values) }
        conversation = try ConversationArgument(parsed)
        isOffTheRecord = parsed.contains(.noLog)
        connection = try ConnectionArguments(parsed)
        fallbacks = try parsed.fallbacks
        isOfflineOK = parsed.contains(.offlineOK)
        isPlain = parsed.contains(.plain)
        isQuiet = parsed.contains(.quiet)
    }
}

extension ParsedArguments {
    /// Who stands in where no answer begins.
    var fallbacks: [String] {
        get throws(UsageError) {
            let fallbacks = occurrences(of: .fallback).flatMap(\.self)
            guard fallbacks.allSatisfy({ !$0.allSatisfy(\.isWhitespace) }) else {
                throw UsageError("--fallback needs a model, a name or a URL.")
            }
            return fallbacks
        }
    }
}
