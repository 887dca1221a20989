/// Whom `martlet doctor` checks, and how it tells.
public struct DoctorArguments: Sendable, Hashable {
    /// What the command line says about an endpoint; the limit of time holds for each check.
    public var connection: ConnectionArguments
    /// Whether the results are printed as JSON.
    public var printsJSON: Bool
    /// Whether nothing is told beside the results.
    public var isQuiet: Bool

    init(_ parsed: ParsedArguments) throws(UsageError) {
        connection = try ConnectionArguments(parsed)
        printsJSON = parsed.contains(.doctorJSON)
        isQuiet = parsed.contains(.quiet)
    }

    /// How long the check of one endpoint may take.
    public var limit: Duration { connection.timeout ?? .seconds(20) }
}
