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
    /// How long an attempt may take until the answer begins.
    public var firstTokenTimeout: Duration?
    /// How often an attempt that failed is repeated; nil for the client's own number.
    public var maximumRetries: Int?

    init(_ parsed: ParsedArguments) throws(UsageError) {
        endpoint = parsed.value(of: .endpoint)
        key = parsed.value(of: .key)
        model = parsed.value(of: .model)
        timeout = try parsed.duration(of: .timeout)
        firstTokenTimeout = try parsed.duration(of: .firstTokenTimeout)
        maximumRetries = try parsed.count(of: .maxRetries)
    }
}
