/// What is asked, of whom, and how the answer is shown.
public struct AskArguments: Sendable, Hashable {
    /// The words of the prompt.
    public var words: [String]
    /// The system prompt.
    public var system: String?
    /// Further fields of the request, in order.
    public var fields: [RequestField]
    /// Who is asked.
    public var connection: ConnectionArguments
    /// Who stands in where no answer begins, in order.
    public var fallbacks: [String]
    /// Whether the model on this machine may answer where nobody else does.
    public var isOfflineOK: Bool
    /// Whether the answer should be sent as it is written.
    public var streams: Bool
    /// Whether the completion is printed as JSON.
    public var printsJSON: Bool
    /// Whether the usage is told.
    public var showsUsage: Bool
    /// Whether only errors are told.
    public var isQuiet: Bool

    init(_ parsed: ParsedArguments) throws(UsageError) {
        words = parsed.operands
        system = parsed.value(of: .system)
        fields = try parsed.occurrences(of: .field).map { values throws(UsageError) in try RequestField(values) }
        connection = try ConnectionArguments(parsed)
        fallbacks = parsed.occurrences(of: .fallback).flatMap(\.self)
        guard fallbacks.allSatisfy({ !$0.allSatisfy(\.isWhitespace) }) else {
            throw UsageError("--fallback needs a model, a name or a URL.")
        }
        isOfflineOK = parsed.contains(.offlineOK)
        streams = !parsed.contains(.noStream)
        printsJSON = parsed.contains(.json)
        showsUsage = parsed.contains(.usage)
        isQuiet = parsed.contains(.quiet)
    }
}
