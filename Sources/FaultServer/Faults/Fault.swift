/// The faults that have a name: `{"fault": "rate-limit"}` in a script, `fault-server --fault rate-limit`.
///
/// Each is one ``ChatAnswer``; what a name does not fit is said by the answer's own fields.
public enum Fault: String, Sendable, Hashable, CaseIterable {
    case rateLimit = "rate-limit"
    case longRateLimit = "long-rate-limit"
    case overloaded
    case unavailable
    case badGateway = "bad-gateway"
    case unauthorized
    case redirect
    case htmlPage = "html-page"
    case openError = "open-error"
    case bareError = "bare-error"
    case errorFirst = "error-first"
    case errorMidStream = "error-mid-stream"
    case errorByBytes = "error-by-bytes"
    case noFinish = "no-finish"
    case nullFinish = "null-finish"
    case closeMidStream = "close-mid-stream"
    case halfCloseMidStream = "half-close-mid-stream"
    case resetMidStream = "reset-mid-stream"
    case silenceMidStream = "silence-mid-stream"
    case silenceAfterHead = "silence-after-head"
    case neverAnswer = "never-answer"
    case slowAccept = "slow-accept"
    case slowHead = "slow-head"
    case slowBody = "slow-body"
    case slowPieces = "slow-pieces"
    case slowEnd = "slow-end"
    case drip
    case split
    case heartbeats
    case heartbeatsForever = "heartbeats-forever"
    case cutHead = "cut-head"
    case trailer
    case lengthTooLong = "length-too-long"
    case lengthTooShort = "length-too-short"
    case badGzip = "bad-gzip"
    case invalidUTF8 = "invalid-utf8"
    case staleConnection = "stale-connection"
    case expiredConnection = "expired-connection"
}
