import Synchronization

/// Hands out the answers of a script, in the order in which the requests come.
final class ScriptPlayer: Sendable {
    private let script: ServerScript
    private let models: [String]
    /// How many answers have been taken: of each route, and at last of those that belong to none.
    private let taken: Mutex<[Int]>

    init(_ script: ServerScript) {
        self.script = script
        let ofRoutes = script.routes.compactMap(\.model)
        models = script.models ?? (ofRoutes.isEmpty ? [ServerScript.defaultModel] : ofRoutes)
        taken = Mutex(Array(repeating: 0, count: script.routes.count + 1))
    }

    /// How long the next connection waits until it is accepted.
    var acceptDelay: Duration {
        let next = taken.withLock { $0[script.routes.count] }
        return script.repetition.answer(next, of: script.answers).acceptDelay
    }

    func response(to request: RecordedRequest) -> ScriptedResponse {
        let inquiry = Inquiry(request)
        switch answer(to: request, inquiry) {
        case .chat(let answer): return answer.response(to: inquiry, models: models)
        case .response(let response): return response
        }
    }

    private func answer(to request: RecordedRequest, _ inquiry: Inquiry) -> ServerScript.Answer {
        if inquiry.isForModels && !script.scriptsModels { return .healthy }
        let place = script.routes.firstIndex { $0.takes(request, inquiry) } ?? script.routes.count
        let route = place < script.routes.count ? script.routes[place] : nil
        let number = taken.withLock { taken in
            defer { taken[place] += 1 }
            return taken[place]
        }
        return (route?.repetition ?? script.repetition).answer(number, of: route?.answers ?? script.answers)
    }
}

extension ServerScript.Answer {
    /// What a server says that has nothing wrong with it.
    static let healthy = Self.chat(ChatAnswer(.message(.init(pieces: ChatAnswer.Message.greeting))))
}

extension ServerScript.Route {
    fileprivate func takes(_ request: RecordedRequest, _ inquiry: Inquiry) -> Bool {
        if let model, model != inquiry.model { return false }
        return path.map { request.target.hasPrefix($0) } ?? true
    }
}

extension ServerScript.Repetition {
    fileprivate func answer(_ number: Int, of answers: [ServerScript.Answer]) -> ServerScript.Answer {
        guard let last = answers.last else { return .healthy }
        return switch self {
        case .last: number < answers.count ? answers[number] : last
        case .cycle: answers[number % answers.count]
        }
    }
}
