extension LLMClient {
    /// The client with a model: its own, else the first that its endpoint lists.
    ///
    /// - Parameter report: Is told of each retry of the list's request.
    /// - Throws: What asking for the list does; ``LLMAPIError/badRequest(_:)`` where it is empty.
    package func knowingItsModel(
        report: (ChatStreamEvent) -> Void = { _ in }
    ) async throws(LLMAPIError) -> LLMClient {
        guard model == nil else { return self }
        guard let first = try await models(report: report).first else {
            throw .badRequest(LLMAPIError.Details(reason: "The endpoint lists no model: say which one to ask."))
        }
        var client = self
        client.model = first.id
        return client
    }
}
