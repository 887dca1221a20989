import FaultServer
import LLM

extension Fault {
    /// What a call comes to that meets the fault, is not repeated, and waits for nothing that takes its time.
    func ending(_ form: CallForm) -> Ending {
        switch self {
        case .rateLimit, .longRateLimit, .openError: .failure(.rateLimit)
        case .overloaded, .unavailable, .bareError, .errorFirst: .failure(.overloaded)
        case .badGateway: .failure(.server)
        case .unauthorized: .failure(.authentication)
        case .redirect: .failure(.redirect)
        case .htmlPage: .failure(.unexpectedContentType)
        case .badGzip: .failure(.malformedBody)
        case .errorMidStream, .errorByBytes: form.breakingOff(.overloaded)
        case .closeMidStream, .halfCloseMidStream, .resetMidStream: form.breakingOff(.interrupted)
        case .silenceMidStream: form.breakingOff(.timeout)
        case .lengthTooShort: .failure(form == .stream ? .truncated : .malformedBody)
        // A whole answer has neither pieces nor marks of its end.
        case .noFinish: form == .stream ? form.breakingOff(.truncated) : .answer("Hello wor")
        case .slowPieces:
            form == .stream ? .failure(.timeout, partial: "Hello,") : .answer("Hello, slow and patient world")
        case .silenceAfterHead, .neverAnswer, .slowAccept, .slowHead, .slowBody, .drip, .heartbeats, .heartbeatsForever:
            .failure(.timeout)
        case .cutHead: .failure(.transport)
        case .split: .answer("Grüße, 世界 👋")
        case .invalidUTF8: .answer("Hello w\u{FFFD}rld")
        case .nullFinish, .slowEnd, .trailer, .lengthTooLong, .staleConnection, .expiredConnection:
            .answer("Hello world")
        }
    }
}

extension CallForm {
    /// A failure after "Hello wor"; half of a whole answer is no answer.
    fileprivate func breakingOff(_ kind: LLMAPIError.Kind) -> Ending {
        .failure(kind, partial: self == .stream ? "Hello wor" : nil)
    }
}
