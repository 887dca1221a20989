import WebAPI

/// One of those whom a ``ModelChain`` asks: a server, a model of it, and a label for people.
public struct ModelRoute: Sendable {
    /// How events, errors and completions call the route.
    public let label: String
    /// What it can't take: a request that needs one of these is passed over. Nothing by default.
    public var lacks: Set<ChatCapability>

    /// What tells the route from another one in a cache.
    private(set) var identity: String
    let open: @Sendable () async throws(LLMAPIError) -> LLMClient

    /// Makes a route of a client.
    ///
    /// The client's own retries, timeouts and headers hold for this route. Its model goes before the request's: each
    /// server has names of its own.
    ///
    /// - Parameters:
    ///   - label: How to call it, such as `openai`.
    ///   - client: Whom to ask.
    ///   - model: The model to ask, if not the client's.
    ///   - lacks: What it can't take.
    public init(_ label: String, _ client: LLMClient, model: ModelID? = nil, lacks: Set<ChatCapability> = []) {
        var client = client
        client.model = model ?? client.model
        self.init(label, lacks: lacks) { [client] () async throws(LLMAPIError) in client }
        identity = [label, client.baseURL.redacted, client.model?.rawValue ?? ""].joined(separator: "\n")
    }

    /// Makes a route whose client is made only when its turn comes, such as that of a local model, which loads first.
    ///
    /// - Parameters:
    ///   - label: How to call it.
    ///   - lacks: What it can't take.
    ///   - open: Makes the client; called once for each call that comes to this route. What it throws counts as the
    ///     route's failure.
    public init(
        _ label: String,
        lacks: Set<ChatCapability> = [],
        open: @escaping @Sendable () async throws(LLMAPIError) -> LLMClient
    ) {
        self.label = label
        identity = label
        self.lacks = lacks
        self.open = open
    }
}
