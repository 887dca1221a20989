import FaultServer

/// What the server does wrong with one in five requests.
enum SoakFault: CaseIterable {
    case rateLimit, unavailable, overloaded, page, unauthorized
    case errorFirst, errorMidStream, noFinish, closeMidStream, resetMidStream, silenceMidStream
    case silenceAfterHead, cutHead, resetBeforeHead, openError, lengthTooLong, badGzip, malformedChunk
    case drip, split, trailer, heartbeats, dropNext, expire

    /// The answer of these pieces, with the fault; `isStream` is what was asked for.
    func answer(_ pieces: [String], isStream: Bool) -> ChatAnswer {
        let whole = ChatAnswer(pieces: pieces)
        let half = pieces.prefix((pieces.count + 1) / 2).joined()
        return switch self {
        case .rateLimit: .status(429, headers: ["retry-after-ms": "2"])
        case .unavailable: .status(503)
        case .overloaded: .status(529)
        case .page: .page("502 Bad Gateway", status: 502)
        case .unauthorized: .status(401, headers: ["WWW-Authenticate": "Basic"])
        case .errorFirst: .failing(with: Self.failure)
        case .errorMidStream: .failing(with: Self.failure, after: half)
        // A whole answer is complete without a finish reason; there is nothing wrong with it that a client could see.
        case .noFinish: isStream ? .unfinished(half, isDone: false) : ChatAnswer(half, end: .close)
        case .closeMidStream: ChatAnswer(half, end: .close)
        case .resetMidStream: ChatAnswer(half, end: .reset)
        case .silenceMidStream: ChatAnswer(half, end: .silence)
        case .silenceAfterHead: ChatAnswer("", end: .silence)
        case .cutHead: ChatAnswer("").with { ($0.cut, $0.end) = (30, .close) }
        case .resetBeforeHead: ChatAnswer("").with { ($0.cut, $0.end) = (0, .reset) }
        case .openError: .status(503).with { $0.end = .silence }
        case .lengthTooLong: whole.with { ($0.declaredLength, $0.end) = (100_000, .close) }
        case .badGzip: whole.with { $0.headers = [HeaderField(name: "Content-Encoding", value: "gzip")] }
        case .malformedChunk: .body("data: {\"choices\":[\n\n", type: "text/event-stream")
        case .drip: whole.with { $0.split = .init(every: 7, pause: .zero) }
        case .split: whole.with { $0.split = .init(every: 64, pause: .zero) }
        case .trailer: whole.with { $0.trailers = [HeaderField(name: "X-Checksum", value: "z")] }
        case .heartbeats: whole.with { $0.heartbeats = .init(count: 3, every: .milliseconds(1)) }
        case .dropNext: ChatAnswer(pieces: pieces, end: .dropNext)
        case .expire: ChatAnswer(pieces: pieces, end: .expire).with { $0.delays.end = .milliseconds(1) }
        }
    }

    private static let failure = ChatAnswer.Failure("The server is overloaded.", type: "overloaded_error")
}
