/// What is asked, of whom, and how the answer is shown.
public struct AskArguments: Sendable, Hashable {
    /// The words of the prompt.
    public var words: [String]
    /// The system prompt.
    public var system: String?
    /// Further fields of the request, in order.
    public var fields: [RequestField]
    /// The template that makes a prompt of them.
    public var template: String?
    /// The values of the template's variables.
    public var variables: [String: String]
    /// What goes along: paths, `-` or addresses.
    public var attachments: [String]
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
    /// Whether the answer should be sent as it is written.
    public var streams: Bool
    /// Whether a terminal gets the answer as it came too.
    public var isPlain: Bool
    /// Whether the completion is printed as JSON.
    public var printsJSON: Bool
    /// Whether only the first block of code is printed.
    public var extractsCode: Bool
    /// Whether the usage is told.
    public var showsUsage: Bool
    /// Whether only errors are told.
    public var isQuiet: Bool

    init(_ parsed: ParsedArguments) throws(UsageError) {
        words = parsed.operands
        system = parsed.value(of: .system)
        fields = try parsed.occurrences(of: .field).map { values throws(UsageError) in try RequestField(values) }
        template = parsed.value(of: .template)
        variables = Dictionary(parsed.occurrences(of: .variable).map { ($0[0], $0[1]) }) { $1 }
        guard template != nil || variables.isEmpty else {
            throw UsageError("-p gives a value to a template: name the template by -t.")
        }
        attachments = parsed.occurrences(of: .attachment).flatMap(\.self)
        conversation = try ConversationArgument(parsed)
        isOffTheRecord = parsed.contains(.noLog)
        connection = try ConnectionArguments(parsed)
        fallbacks = try parsed.fallbacks
        isOfflineOK = parsed.contains(.offlineOK)
        streams = !parsed.contains(.noStream)
        isPlain = parsed.contains(.plain)
        printsJSON = parsed.contains(.json)
        extractsCode = parsed.contains(.extract)
        guard !(printsJSON && extractsCode) else {
            throw UsageError("--json and --extract can't be had at once: each prints something else.")
        }
        showsUsage = parsed.contains(.usage)
        isQuiet = parsed.contains(.quiet)
    }
}
