import ChatCore
import LLM

/// A client that asks for its endpoint's list of models once, where it was given no model.
struct KnownClient: ChatResponder {
    private actor State {
        private var client: LLMClient

        init(_ client: LLMClient) {
            self.client = client
        }

        func knowingItsModel() async throws(LLMAPIError) -> LLMClient {
            client = try await client.routeKnowingItsModel()
            return client
        }
    }

    private let client: LLMClient
    private let state: State

    init(_ client: LLMClient) {
        self.client = client
        state = State(client)
    }

    func respond(
        to request: ChatRequest
    ) async throws(LLMAPIError) -> any AsyncSequence<ChatStreamEvent, LLMAPIError> {
        let client = request.model == nil ? try await state.knowingItsModel() : client
        return client.stream(request)
    }

    /// The models that the endpoint lists.
    func models() async throws(LLMAPIError) -> [ModelID] {
        try await client.models { _ in }.map(\.id)
    }
}
