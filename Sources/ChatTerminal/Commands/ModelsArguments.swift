/// Whose models are listed, and how.
public struct ModelsArguments: Sendable, Hashable {
    /// Who is asked.
    public var connection: ConnectionArguments
    /// Whether the list is printed as JSON.
    public var printsJSON: Bool
    /// Whether only errors are told.
    public var isQuiet: Bool

    init(_ parsed: ParsedArguments) throws(UsageError) {
        connection = try ConnectionArguments(parsed)
        printsJSON = parsed.contains(.json)
        isQuiet = parsed.contains(.quiet)
    }
}
