import ChatTerminal
import LLM

extension LLMClient {
    /// The client with a model: its own, else the first that the endpoint lists.
    func knowingItsModel() async throws -> LLMClient {
        guard model == nil else { return self }
        guard let first = try await models().first else {
            throw UsageError("The endpoint lists no model; name one with -m.")
        }
        var client = self
        client.model = first.id
        return client
    }
}
