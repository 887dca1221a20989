/// One answer of a chat server, described by what it says and by what goes wrong on its way.
///
/// A healthy answer is a stream of `chat.completion.chunk` events with a finish reason and `[DONE]`, or one
/// `chat.completion` where the request does not ask for `"stream":true`.
///
/// ```swift
/// let server = try ScriptedServer(
///     script: ServerScript(
///         .chat(.rateLimited(retryAfter: 1)),
///         .chat(ChatAnswer("Hello wor", end: .reset)),
///         .chat(ChatAnswer("Hello world"))))
/// ```
public struct ChatAnswer: Sendable, Hashable {
    /// What is said.
    public var content: Content
    /// The status; 200 by default.
    public var status = 200
    /// Header lines beside the usual ones, or in their place where the names are the same.
    ///
    /// In a value `{port}` stands for the port that the request names in its `Host`.
    public var headers: [HeaderField] = []
    /// The pauses before and between the parts; none by default.
    public var delays = Delays()
    /// Comments before the text; none by default.
    public var heartbeats: Heartbeats?
    /// How the end of the body is told; nil, the default, for the transfer coding `chunked` where the answer is a
    /// stream, has trailers or is left unfinished, and for `Content-Length` elsewhere.
    public var framing: Framing?
    /// What `Content-Length` says, whatever the length is; nil, the default, for the truth.
    public var declaredLength: Int?
    /// The trailer fields after the last chunk; none by default.
    public var trailers: [HeaderField] = []
    /// Where the body is cut into pieces of its own; nowhere by default.
    public var split: Split?
    /// Whether the body is left as it is; otherwise each U+FFFD in it becomes the byte FF, which UTF-8 never has.
    public var isValidUTF8 = true
    /// After how many bytes of the whole response, head included, the end comes; nil, the default, for all of them.
    public var cut: Int?
    /// How the response ends; kept for the next request by default.
    public var end = End.keep

    /// Makes an answer of a content, all else at its default.
    public init(_ content: Content) {
        self.content = content
    }

    /// Makes an answer of text, which comes word by word.
    ///
    /// - Parameters:
    ///   - text: what the model says.
    ///   - pause: the time between two pieces; none by default.
    ///   - end: how it ends. After an end that leaves the answer unfinished nothing more than the text is sent: no
    ///     finish reason, no `[DONE]`, no end of the body.
    public init(_ text: String, every pause: Duration = .zero, end: End = .keep) {
        self.init(pieces: text.words, every: pause, end: end)
    }

    /// Makes an answer of text in pieces, one event each.
    ///
    /// - Parameters: as of ``init(_:every:end:)``.
    public init(pieces: [String], every pause: Duration = .zero, end: End = .keep) {
        content = .message(end.isWhole ? Message(pieces: pieces) : Message(pieces: pieces, finish: nil, isDone: false))
        delays.pieces = pause
        self.end = end
    }
}
