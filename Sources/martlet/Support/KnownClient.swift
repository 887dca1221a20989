import ChatCore
import LLM

/// A client that asks for its endpoint's list of models where neither it nor the request has one.
struct KnownClient: ChatResponder {
    private let client: LLMClient
    private let first: FirstModelClient

    init(_ client: LLMClient) {
        self.client = client
        first = FirstModelClient(client)
    }

    func respond(
        to request: ChatRequest
    ) async throws(LLMAPIError) -> any AsyncSequence<ChatStreamEvent, LLMAPIError> {
        let client = request.model == nil ? try await first.knowingItsModel() : client
        return client.stream(request)
    }

    /// The models that the endpoint lists.
    func models() async throws(LLMAPIError) -> [ModelID] {
        try await client.models { _ in }.map(\.id)
    }
}
