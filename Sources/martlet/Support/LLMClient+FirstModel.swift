import ChatTerminal
import LLM

extension LLMClient {
    /// The client with a model: its own, else the first that the endpoint lists.
    func knowingItsModel(_ report: CallReport) async throws -> LLMClient {
        guard let client = try await findingItsModel(report) else { throw UsageError(Self.noModel) }
        return client
    }

    /// The same for one of several routes, where any failure is a reason to ask the next.
    func routeKnowingItsModel(_ report: CallReport? = nil) async throws(LLMAPIError) -> LLMClient {
        guard let client = try await findingItsModel(report) else {
            throw .badRequest(LLMAPIError.Details(reason: Self.noModel))
        }
        return client
    }

    private func findingItsModel(_ report: CallReport?) async throws(LLMAPIError) -> LLMClient? {
        guard model == nil else { return self }
        guard let first = try await models(report: { report?.show($0) }).first else { return nil }
        var client = self
        client.model = first.id
        return client
    }

    private static let noModel = "The endpoint lists no model; name one with -m."
}
