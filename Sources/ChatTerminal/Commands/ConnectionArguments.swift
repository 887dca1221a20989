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
        endpoint = try parsed.text(
            of: .endpoint,
            or: "--endpoint needs a name or a URL; leave it out for the default one."
        )
        key = try parsed.key
        model = try parsed.text(of: .model, or: "-m needs a model; leave it out for the endpoint's own choice.")
        timeout = try parsed.duration(of: .timeout)
        firstTokenTimeout = try parsed.duration(of: .firstTokenTimeout)
        maximumRetries = try parsed.count(of: .maxRetries)
    }
}

extension ParsedArguments {
    /// The value of an option; nil where it was not given. An empty one, as an unset variable of a shell leaves it, is
    /// refused: without the option somebody else would be asked.
    fileprivate func text(of option: CommandOption, or sentence: String) throws(UsageError) -> String? {
        guard let text = value(of: option) else { return nil }
        guard !text.allSatisfy(\.isWhitespace) else { throw UsageError(sentence) }
        return text
    }

    /// The key, which a header field has to hold; line breaks around it, as a file may have them, do no harm.
    fileprivate var key: String? {
        get throws(UsageError) {
            let sentence = "--key needs a key or the name of a kept one; leave it out for the endpoint's own."
            guard let text = try text(of: .key, or: sentence) else { return nil }
            guard text.split(whereSeparator: \.isNewline).count <= 1 else {
                throw UsageError("--key must be one line; there is a line break in what was given.")
            }
            return text
        }
    }
}
