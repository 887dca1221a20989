/// What a ``ScriptedServer`` does: successive requests get successive answers, and routes have answers of their own.
///
/// A script is made in Swift, or read from JSON by ``init(json:)``; `Documentation/FaultServer.md` shows the format.
/// A list of models, `GET …/models`, takes none of the answers unless ``scriptsModels`` says so.
public struct ServerScript: Sendable {
    /// The answers to the requests that no route takes; without any, the server gives a healthy one.
    public var answers: [Answer]
    /// What follows the last answer; it is repeated by default.
    public var repetition = Repetition.last
    /// Requests with answers of their own; the first route that takes a request counts.
    public var routes: [Route] = []
    /// The models that the server tells of; nil, the default, for those of the routes, else ``defaultModel``.
    public var models: [String]?
    /// Whether a request for the models takes an answer too: then a message becomes the list, and a fault stays a fault.
    public var scriptsModels = false
    /// How connections are treated; served by default.
    public var policy = ScriptedServer.Policy.serve

    /// The model of a server that was given none: `fault-model`.
    public static let defaultModel = "fault-model"

    /// Makes a script of answers.
    public init(_ answers: [Answer] = []) {
        self.answers = answers
    }

    /// Makes a script of answers.
    public init(_ answers: Answer...) {
        self.init(answers)
    }

    /// What follows the last answer.
    public enum Repetition: String, Sendable, Hashable, CaseIterable {
        /// The last answer, for every further request.
        case last
        /// The first answer again, and so on.
        case cycle
    }
}

extension ServerScript {
    /// One answer of a script.
    public enum Answer: Sendable {
        /// An answer of the chat API, made for the request: streamed or not.
        case chat(ChatAnswer)
        /// Steps, the same for any request.
        case response(ScriptedResponse)

        /// The answer of a fault, as ``Fault/answer`` is.
        public static func fault(_ fault: Fault) -> Answer {
            .chat(fault.answer)
        }

        var acceptDelay: Duration {
            switch self {
            case .chat(let answer): answer.delays.accept
            case .response(let response): response.acceptDelay
            }
        }
    }

    /// Requests with answers of their own, so that one server plays several.
    public struct Route: Sendable {
        /// The model that the request must name; nil for any.
        public var model: String?
        /// How the request's target must begin, such as `/second/`; nil for any.
        public var path: String?
        /// The answers; without any, a healthy one. Their delays before accepting count for nothing, since the route
        /// of a connection is not known by then.
        public var answers: [Answer]
        /// What follows the last answer; it is repeated by default.
        public var repetition = Repetition.last

        /// Makes a route.
        public init(model: String? = nil, path: String? = nil, _ answers: Answer...) {
            self.model = model
            self.path = path
            self.answers = answers
        }
    }
}
