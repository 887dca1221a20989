import ChatCore
import ChatSettings
import ChatTerminal
import LLM
import LocalInference

/// Whoever a command line asks, as the one who answers in a conversation.
struct CommandResponder: ChatResponder {
    private let streams: Bool
    private let report: CallReport
    private let open: @Sendable () async throws(LLMAPIError) -> any ChatModel

    func respond(
        to request: ChatRequest
    ) async throws(LLMAPIError) -> any AsyncSequence<ChatStreamEvent, LLMAPIError> {
        let model = try await open()
        guard !streams else { return model.stream(request) }
        return WholeAnswer(of: model, to: request) { [report] in report.show($0) }
    }
}

extension CommandResponder {
    /// Makes whoever is asked ready for as long as the work lasts; the local model, where it is the only one, runs then.
    ///
    /// - Parameters:
    ///   - routes: Whom to ask.
    ///   - connection: The limits of the command line.
    ///   - streams: Whether an answer is asked for as it is written.
    ///   - caching: Whether and when earlier answers are used.
    ///   - report: Is told what happens before the model is known, and to an answer that comes in one piece.
    ///   - onLocalModel: Is told the name of the local model where that is who answers.
    static func with<Value>(
        _ routes: RouteSelection,
        _ connection: ConnectionArguments,
        streams: Bool = true,
        caching: Caching? = nil,
        report: CallReport,
        onLocalModel: (String) -> Void,
        _ work: (CommandResponder) async throws -> Value
    ) async throws -> Value {
        guard routes.fallbacks.isEmpty else {
            var chain = try ModelChain(routes, connection, report)
            chain.caching = caching
            return try await work(CommandResponder(streams: streams, report: report) { [chain] in chain })
        }
        switch routes.first {
        case .remote(let endpoint):
            var client = try await endpoint.client(connection)
            client.caching = caching
            return try await work(
                CommandResponder(streams: streams, report: report) { [client] () async throws(LLMAPIError) in
                    try await client.knowingItsModel { report.show($0) }
                }
            )
        case .local(let model):
            return try await withLocalModel(within: connection.timeout) { local in
                try local.requireName(model)
                onLocalModel(local.name)
                let client = local.client(connection)
                return try await work(CommandResponder(streams: streams, report: report) { client })
            }
        }
    }
}
