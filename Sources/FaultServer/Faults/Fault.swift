/// The faults that have a name: `{"fault": "rate-limit"}` in a script, `fault-server --fault rate-limit`.
///
/// Each is one ``ChatAnswer``; what a name does not fit is said by the answer's own fields.
public enum Fault: String, Sendable, Hashable, CaseIterable {
    /// 429 with Retry-After: 1.
    case rateLimit = "rate-limit"
    /// 429 with Retry-After: 600.
    case longRateLimit = "long-rate-limit"
    /// 529 with an overloaded_error.
    case overloaded
    /// 503.
    case unavailable
    /// 502 with a page of HTML.
    case badGateway = "bad-gateway"
    /// 401 with WWW-Authenticate: Basic.
    case unauthorized
    /// 307 to another origin: the same server as localhost.
    case redirect
    /// 200 with a page of HTML.
    case htmlPage = "html-page"
    /// 429 whose body never ends.
    case openError = "open-error"
    /// 200 of type text/event-stream with a bare JSON error.
    case bareError = "bare-error"
    /// 200, and an error as the first event.
    case errorFirst = "error-first"
    /// 200, some text, then an error event.
    case errorMidStream = "error-mid-stream"
    /// 200, some text, then an error event, a byte at a time.
    case errorByBytes = "error-by-bytes"
    /// Some text, then a clean end without finish reason and [DONE].
    case noFinish = "no-finish"
    /// The text and [DONE], but no finish reason.
    case nullFinish = "null-finish"
    /// Some text, then the connection is closed (FIN).
    case closeMidStream = "close-mid-stream"
    /// Some text, then the server's side is closed, and it reads on.
    case halfCloseMidStream = "half-close-mid-stream"
    /// Some text, then the connection is reset (RST).
    case resetMidStream = "reset-mid-stream"
    /// Some text, then nothing more.
    case silenceMidStream = "silence-mid-stream"
    /// The head, then nothing more.
    case silenceAfterHead = "silence-after-head"
    /// Reads the request and never answers.
    case neverAnswer = "never-answer"
    /// Accepts a connection after 2 s.
    case slowAccept = "slow-accept"
    /// Sends the head after 2 s.
    case slowHead = "slow-head"
    /// Sends the body 2 s after the head.
    case slowBody = "slow-body"
    /// Sends a word a second.
    case slowPieces = "slow-pieces"
    /// Ends the body 0.2 s after [DONE].
    case slowEnd = "slow-end"
    /// Sends a byte each 50 ms.
    case drip
    /// Sends three bytes at a time, so that characters and lines are cut.
    case split
    /// Ten comments, 0.5 s apart, then the answer.
    case heartbeats
    /// Comments each 0.5 s, and never an answer.
    case heartbeatsForever = "heartbeats-forever"
    /// Closes the connection inside the head.
    case cutHead = "cut-head"
    /// A trailer field after the last chunk.
    case trailer
    /// Content-Length says more than comes, then the connection is closed.
    case lengthTooLong = "length-too-long"
    /// Content-Length says less than comes, then the connection is closed.
    case lengthTooShort = "length-too-short"
    /// Content-Encoding: gzip with a plain body.
    case badGzip = "bad-gzip"
    /// The text holds a byte that is no UTF-8.
    case invalidUTF8 = "invalid-utf8"
    /// Reads a kept connection's next request and closes it without an answer.
    case staleConnection = "stale-connection"
    /// Closes a kept connection 50 ms after the answer, unannounced.
    case expiredConnection = "expired-connection"
}
