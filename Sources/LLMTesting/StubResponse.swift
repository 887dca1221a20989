public import WebAPI

/// What a ``StubTransport`` answers: a head, the chunks of a body, and how the body ends.
public struct StubResponse: Sendable {
    /// How a body ends after its last chunk.
    public enum Ending: Sendable, Hashable {
        /// The body is complete.
        case complete
        /// The body fails.
        case failure(TransportError)
        /// Nothing more ever comes, until the reader is cancelled.
        case silence
    }

    /// The status and headers.
    public var head: HTTPResponse
    /// The body as it arrives, chunk by chunk.
    public var chunks: [[UInt8]]
    /// How the body ends.
    public var ending: Ending
    /// Called when the reader has taken the last chunk and asks for more.
    public var onEnding: @Sendable () -> Void

    /// Makes a response of chunks.
    public init(
        status: Int = 200,
        headers: HTTPFields = ["Content-Type": "application/json"],
        chunks: [[UInt8]],
        ending: Ending = .complete,
        onEnding: @escaping @Sendable () -> Void = {}
    ) {
        head = HTTPResponse(status: status, headers: headers)
        self.chunks = chunks.filter { !$0.isEmpty }
        self.ending = ending
        self.onEnding = onEnding
    }

    /// Makes a response whose body is a text, in one chunk.
    public init(
        status: Int = 200,
        headers: HTTPFields = ["Content-Type": "application/json"],
        _ text: String,
        ending: Ending = .complete,
        onEnding: @escaping @Sendable () -> Void = {}
    ) {
        self.init(status: status, headers: headers, chunks: [Array(text.utf8)], ending: ending, onEnding: onEnding)
    }
}
