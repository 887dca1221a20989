import LLM

/// A client that asks for the first model which its endpoint lists, where it was given none.
actor FirstModelClient {
    private var client: LLMClient

    init(_ client: LLMClient) {
        self.client = client
    }

    /// The client with a model. The list is read once.
    func knowingItsModel() async throws(LLMAPIError) -> LLMClient {
        guard client.model == nil else { return client }
        guard let first = try await client.models().first else {
            throw .badRequest(LLMAPIError.Details(reason: "The endpoint lists no model. Choose one by its name."))
        }
        client.model = first.id
        return client
    }

    /// The models that the endpoint lists.
    func models() async throws(LLMAPIError) -> [ModelID] {
        try await client.models().map(\.id)
    }
}
