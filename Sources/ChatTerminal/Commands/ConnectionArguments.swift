/// Who is asked, as far as the command line says.
public struct ConnectionArguments: Sendable, Hashable {
    /// The endpoint's name or URL.
    public var endpoint: String?
    /// The key.
    public var key: String?
    /// The model.
    public var model: String?
    /// How long all of it may take.
    public var timeout: Duration?

    init(_ parsed: ParsedArguments) throws(UsageError) {
        endpoint = parsed.value(of: .endpoint)
        key = parsed.value(of: .key)
        model = parsed.value(of: .model)
        timeout = try parsed.value(of: .timeout).map(Self.duration)
    }

    /// Reads seconds, whole or not, up to a year.
    private static func duration(_ text: String) throws(UsageError) -> Duration {
        guard let seconds = Double(text), seconds > 0, seconds <= 365 * 86_400 else {
            throw UsageError("--timeout needs a number of seconds above 0, not \"\(text)\".")
        }
        return .seconds(seconds)
    }
}
