/// What is inspected, and how it is shown.
public struct InspectArguments: Sendable, Hashable {
    /// The forms of the output.
    public enum Form: Sendable, Hashable {
        /// For a person.
        case report
        /// One object, for scripts.
        case json
        /// A line of JSON for each server-sent event.
        case events
    }

    /// The file's path; `-` is standard input.
    public var path: String
    /// How it is shown.
    public var form: Form

    init(_ parsed: ParsedArguments) throws(UsageError) {
        guard let path = parsed.operands.first else {
            throw UsageError("There is nothing to inspect: name a file, or - for standard input.")
        }
        guard !(parsed.contains(.inspectJSON) && parsed.contains(.events)) else {
            throw UsageError("--json and --events can't be had at once.")
        }
        self.path = path
        form = parsed.contains(.events) ? .events : parsed.contains(.inspectJSON) ? .json : .report
    }
}
