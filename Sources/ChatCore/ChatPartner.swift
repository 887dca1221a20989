public import LLM

/// Who answers in a chat.
public struct ChatPartner: Sendable {
    /// How a sentence calls the endpoint that is asked first.
    public var endpoint: String
    /// The model that is asked; `nil` for the first that the endpoint lists.
    public var model: ModelID?
    /// How much the model reads at once, where that is known.
    public var contextWindow: ContextWindow?
    /// Whether others stand in where the endpoint does not answer.
    public var hasStandIns: Bool
    /// Who answers.
    public var responder: any ChatResponder
    /// The models that the endpoint lists.
    public var models: @Sendable () async throws(LLMAPIError) -> [ModelID]
    /// Finds the partner who answers by another model, as `-m` would; throws a sentence where there is none.
    public var other: @Sendable (String) async throws -> ChatPartner

    /// Describes a partner.
    public init(
        endpoint: String,
        model: ModelID?,
        contextWindow: ContextWindow? = nil,
        hasStandIns: Bool = false,
        responder: any ChatResponder,
        models: @escaping @Sendable () async throws(LLMAPIError) -> [ModelID],
        other: @escaping @Sendable (String) async throws -> ChatPartner
    ) {
        self.endpoint = endpoint
        self.model = model
        self.contextWindow = contextWindow
        self.hasStandIns = hasStandIns
        self.responder = responder
        self.models = models
        self.other = other
    }
}

extension ChatViewModel {
    /// Lets a partner answer from now on, in whatever conversation is on show.
    public func take(_ partner: ChatPartner) {
        responder = partner.responder
        endpoint = partner.endpoint
        contextWindow = partner.contextWindow
        if model != partner.model { model = partner.model }
    }
}
