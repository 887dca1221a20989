import FaultServer
import Synchronization

/// The server of the soak: it reads the call's number from the request's `user`, and does what the scenario says.
final class SoakServer: Sendable {
    private let seed: UInt64
    private let attempts = Mutex<[Int: Int]>([:])

    init(seed: UInt64) {
        self.seed = seed
    }

    func response(to request: RecordedRequest) -> ScriptedResponse {
        let isStream = request.text.contains("\"stream\":true")
        return answer(to: request, isStream: isStream).response(streaming: isStream)
    }

    private func answer(to request: RecordedRequest, isStream: Bool) -> ChatAnswer {
        guard let number = Self.number(in: request.text) else { return .status(400) }
        let attempt = attempts.withLock { attempts in
            defer { attempts[number, default: 0] += 1 }
            return attempts[number, default: 0]
        }
        let scenario = Scenario(number: number, seed: seed)
        let fault = scenario.fault(ofAttempt: attempt)
        return fault?.answer(scenario.pieces, isStream: isStream) ?? ChatAnswer(pieces: scenario.pieces)
    }

    /// The digits after `"user":"soak-`.
    private static func number(in text: String) -> Int? {
        guard let start = text.firstRange(of: "\"soak-")?.upperBound else { return nil }
        return Int(text[start...].prefix { $0.isNumber })
    }
}
