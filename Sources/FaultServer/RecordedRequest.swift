/// One request as the server received it.
public struct RecordedRequest: Sendable, Hashable {
    /// The connection it came on, counted from 0 in the order of their arrival.
    public var connection: Int
    /// How many requests came before it on the same connection.
    public var indexOnConnection: Int
    /// The method, such as `POST`.
    public var method: String
    /// The request target as it was sent, such as `/v1/models?limit=1`.
    public var target: String
    /// The protocol's version as it was sent, such as `HTTP/1.1`.
    public var version: String
    /// The header's lines in order.
    public var headers: [HeaderField]
    /// The body without its transfer coding; empty where the script does not read it.
    public var body: [UInt8]
    /// When the blank line after the header was there.
    public var headReceived: ContinuousClock.Instant
    /// When the whole body was there.
    public var received: ContinuousClock.Instant

    /// The value of the first line of that name, in any case, or nil.
    public func header(_ name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }

    /// The body as UTF-8 text, repaired where it is none.
    public var text: String { String(decoding: body, as: UTF8.self) }
}
