/// A client that asks for the first model which its endpoint lists, where it was given none.
///
/// The list is not read again once a model is known. Calls that come at once before that read it each for itself.
package actor FirstModelClient {
    private var client: LLMClient

    /// Makes one of a client with or without a model.
    package init(_ client: LLMClient) {
        self.client = client
    }

    /// The client with a model, as ``LLMClient/knowingItsModel(report:)`` finds it.
    package func knowingItsModel() async throws(LLMAPIError) -> LLMClient {
        client = try await client.knowingItsModel()
        return client
    }

    /// The models that the endpoint lists.
    package func models() async throws(LLMAPIError) -> [ModelID] {
        try await client.models().map(\.id)
    }
}
