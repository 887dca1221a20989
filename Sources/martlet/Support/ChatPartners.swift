import ChatCore
import ChatSettings
import ChatTerminal
import LLM
import LocalInference

/// Who answers in a chat, by a command line and the settings.
struct ChatPartners {
    let choice: RouteChoice
    let notices: Notices
    /// Where answers are found that were given before, for when nobody answers; nil for nowhere.
    let store: ConversationStore?

    private var connection: ConnectionArguments { choice.connection }

    /// Makes whoever is asked ready for as long as the work lasts; the local model, where it is the only one, runs then.
    func with<Value>(_ routes: RouteSelection, _ work: (ChatPartner) async throws -> Value) async throws -> Value {
        guard routes.fallbacks.isEmpty, case .local(let model) = routes.first else {
            return try await work(partner(routes))
        }
        return try await withLocalModel(within: connection.timeout) { local in
            try local.requireName(model)
            return try await work(partner(local))
        }
    }

    /// Whoever is asked; the local model starts when it is asked for the first time.
    func partner(_ routes: RouteSelection) async throws -> ChatPartner {
        guard routes.fallbacks.isEmpty, case .remote(let endpoint) = routes.first else { return try chain(routes) }
        let client = KnownClient(try await endpoint.client(connection))
        return ChatPartner(
            endpoint: endpoint.name,
            model: endpoint.model,
            contextWindow: endpoint.contextWindow.map { ContextWindow(tokens: $0) },
            responder: client,
            models: { () async throws(LLMAPIError) in try await client.models() },
            other: { try await partner(choice.routes(model: $0)) }
        )
    }

    private func chain(_ routes: RouteSelection) throws -> ChatPartner {
        var chain = try ModelChain(routes, connection, CallReport(notices))
        if choice.isOfflineOK { chain.caching = store.map { Caching(StoredResponses($0)) } }
        return ChatPartner(
            endpoint: routes.labels.first ?? routes.first.name,
            model: routes.first.model,
            hasStandIns: !routes.fallbacks.isEmpty,
            responder: ModelResponder(chain),
            models: { () async throws(LLMAPIError) in try await models(of: routes.first) },
            other: { try await partner(choice.routes(model: $0)) }
        )
    }

    /// The models among which a chat can choose where others stand in: those of the first.
    private func models(of endpoint: EndpointSelection) async throws(LLMAPIError) -> [ModelID] {
        switch endpoint {
        case .remote(let endpoint):
            let client = try await LockedEndpoint(endpoint).open().client(within: connection)
            return try await client.models { _ in }.map(\.id)
        case .local:
            do throws(LocalModelError) {
                return try LocalInstallation().status().map { [ModelID($0.model)] } ?? []
            } catch {
                throw LLMAPIError(error)
            }
        }
    }

    /// The model on this machine, which is the only one there.
    private func partner(_ local: LocalModel) -> ChatPartner {
        let client = KnownClient(local.client(connection))
        return ChatPartner(
            // The name that it has everywhere else, so that a conversation that goes on here has not changed its endpoint.
            endpoint: EndpointSelection.local(model: nil).name,
            model: nil,
            responder: client,
            models: { () async throws(LLMAPIError) in try await client.models() },
            other: { name in
                let routes = try choice.routes(model: name)
                guard routes.fallbacks.isEmpty, case .local(let model) = routes.first else {
                    return try await partner(routes)
                }
                try local.requireName(model)
                return partner(local)
            }
        )
    }
}
