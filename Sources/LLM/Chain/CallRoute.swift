/// A route as a call takes it: whom to ask, and whether to.
struct CallRoute: Sendable {
    /// The name in events and errors.
    var label: String
    /// What a request may not need.
    var lacks: Set<ChatCapability> = []
    /// The breaker that all calls of a chain share; nil for a client that is asked by itself.
    var health: RouteHealth?
    /// Makes the client ready, which may take a while: a local model loads first.
    var open: @Sendable () async throws(LLMAPIError) -> LLMClient
}

extension CallRoute {
    /// Whether it belongs to a chain.
    var isOneOfSeveral: Bool { health != nil }

    /// The request as this route gets it: in a chain each route has its own name for the model.
    func request(_ request: ChatRequest, for client: LLMClient) -> ChatRequest {
        var request = request
        request.model = isOneOfSeveral ? client.model ?? request.model : request.model ?? client.model
        return request
    }
}
