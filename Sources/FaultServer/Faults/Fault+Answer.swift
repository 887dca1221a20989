extension Fault {
    /// The answer that has the fault.
    public var answer: ChatAnswer {
        switch self {
        case .rateLimit: .rateLimited(retryAfter: 1)
        case .longRateLimit: .rateLimited(retryAfter: 600)
        case .overloaded: .status(529)
        case .unavailable: .status(503)
        case .badGateway: .page("502 Bad Gateway", status: 502)
        case .unauthorized: .status(401, headers: ["WWW-Authenticate": #"Basic realm="fault-server""#])
        case .redirect: .redirect(to: ChatAnswer.elsewhere)
        case .htmlPage: .page("Just a moment…", status: 200)
        case .openError: .rateLimited(retryAfter: 1).with { $0.end = .silence }
        case .bareError: .body(ChatJSON.failure(.overloaded), type: "text/event-stream")
        case .errorFirst: .failing(with: .overloaded)
        case .errorMidStream: .failing(with: .overloaded, after: "Hello wor")
        case .errorByBytes: .failing(with: .overloaded, after: "Hello wor").with { $0.split = .init(every: 1) }
        case .noFinish: .unfinished("Hello wor", isDone: false)
        case .nullFinish: .unfinished("Hello world", isDone: true)
        case .closeMidStream: ChatAnswer("Hello wor", end: .close)
        case .halfCloseMidStream: ChatAnswer("Hello wor", end: .halfClose)
        case .resetMidStream: ChatAnswer("Hello wor", end: .reset).with { $0.delays.end = .milliseconds(50) }
        case .silenceMidStream: ChatAnswer("Hello wor", end: .silence)
        case .silenceAfterHead: ChatAnswer("", end: .silence)
        case .neverAnswer: .never
        case .slowAccept: ChatAnswer("Hello world").with { $0.delays.accept = .seconds(2) }
        case .slowHead: ChatAnswer("Hello world").with { $0.delays.head = .seconds(2) }
        case .slowBody: ChatAnswer("Hello world").with { $0.delays.body = .seconds(2) }
        case .slowPieces: ChatAnswer("Hello, slow and patient world", every: .seconds(1))
        case .slowEnd: ChatAnswer("Hello world").with { $0.delays.end = .milliseconds(200) }
        case .drip: ChatAnswer("Hello world").with { $0.split = .init(every: 1, pause: .milliseconds(50)) }
        case .split: ChatAnswer("Grüße, 世界 👋").with { $0.split = .init(every: 3) }
        case .heartbeats: ChatAnswer("Hello world").with { $0.heartbeats = .init(count: 10, every: .milliseconds(500)) }
        case .heartbeatsForever: ChatAnswer("").with { $0.heartbeats = .init(every: .milliseconds(500)) }
        case .cutHead: ChatAnswer("").with { ($0.cut, $0.end) = (30, .close) }
        case .trailer: ChatAnswer("Hello world").with { $0.trailers = [.init(name: "X-Checksum", value: "z")] }
        case .lengthTooLong: ChatAnswer("Hello world").with { ($0.declaredLength, $0.end) = (100_000, .close) }
        case .lengthTooShort: ChatAnswer("Hello world").with { ($0.declaredLength, $0.end) = (100, .close) }
        case .badGzip: ChatAnswer("Hello world").with { $0.headers = [.init(name: "Content-Encoding", value: "gzip")] }
        case .invalidUTF8: ChatAnswer("Hello w\u{FFFD}rld").with { $0.isValidUTF8 = false }
        case .staleConnection: ChatAnswer("Hello world", end: .dropNext)
        case .expiredConnection: ChatAnswer("Hello world", end: .expire).with { $0.delays.end = .milliseconds(50) }
        }
    }
}

extension ChatAnswer.Failure {
    fileprivate static let overloaded = Self("The server is overloaded.", type: "overloaded_error")
}
