import ChatCore
import ChatSettings
import LLM

/// Who answers, by what is set in the app: the endpoint that is asked first, those that stand in, and last this device's
/// own model.
struct AnswerRoutes {
    let settings: AppSettings
    let keys: any KeyStore
    let builtInKey: BuiltInKey
    let onDevice: any OnDeviceModel

    /// The partner who answers.
    ///
    /// - Parameter model: The model to ask, given the name of the endpoint that is asked first; nil for its own.
    /// - Returns: The partner; nil where no endpoint is set and this device's own model can't answer.
    func partner(asking model: (String) -> ModelID? = { _ in nil }) throws(SettingsError) -> ChatPartner? {
        let own = try selection(nil)
        guard case .remote = own.first else { return hasOnDeviceModel ? onDevicePartner : nil }
        let label = own.labels.first ?? own.first.name
        let asked = model(label)
        return try partner(asked == nil ? own : selection(asked), label)
    }

    private var hasOnDeviceModel: Bool { settings.usesOnDeviceModel && onDevice.availability == .available }

    private func selection(_ model: ModelID?) throws(SettingsError) -> RouteSelection {
        var configuration = Configuration()
        configuration.endpoints = settings.endpoints
        configuration.defaults.endpoint = settings.endpoint
        configuration.fallbacks = settings.fallbacks
        let all = Settings(environment: try environment, configuration: configuration, keys: keys)
        return try RouteSelection(flags: EndpointFlags(model: model?.rawValue), fallbacks: [], settings: all)
    }

    /// The key that the app was built with holds where none is kept.
    private var environment: Environment {
        get throws(SettingsError) {
            guard let key = builtInKey.text else { return [:] }
            do throws(KeyStoreError) {
                let isKept = try keys.entries().contains { $0.origin == BuiltInKey.origin }
                return isKept ? [:] : [BuiltInKey.name: key]
            } catch {
                throw .keyStore(error)
            }
        }
    }

    private func partner(_ selection: RouteSelection, _ label: String) throws(SettingsError) -> ChatPartner {
        var routes: [ModelRoute] = []
        var models: @Sendable () async throws(LLMAPIError) -> [ModelID] = { () throws(LLMAPIError) in [] }
        for (label, route) in zip(selection.labels, selection.all) {
            guard case .remote(let endpoint) = route else { continue }
            let client = FirstModelClient(endpoint.client())
            if routes.isEmpty { models = { () async throws(LLMAPIError) in try await client.models() } }
            routes.append(ModelRoute(label) { () async throws(LLMAPIError) in try await client.knowingItsModel() })
        }
        if hasOnDeviceModel { routes.append(.onDevice(onDevice)) }
        return ChatPartner(
            endpoint: label,
            model: selection.first.model,
            contextWindow: selection.first.contextWindow.map { ContextWindow(tokens: $0) },
            hasStandIns: routes.count > 1,
            responder: ModelResponder(ModelChain(routes)),
            models: models,
            other: { try await Self.other($0, than: self) }
        )
    }

    private var onDevicePartner: ChatPartner {
        ChatPartner(
            endpoint: ModelRoute.onDeviceLabel,
            model: LLMClient.onDeviceName,
            contextWindow: ContextWindow(tokens: LLMClient.onDeviceWindow),
            responder: ModelResponder(ModelChain([.onDevice(onDevice)])),
            models: { () async throws(LLMAPIError) in [LLMClient.onDeviceName] },
            other: { try await Self.other($0, than: self) }
        )
    }

    private static func other(_ model: String, than routes: AnswerRoutes) async throws -> ChatPartner {
        guard let partner = try routes.partner(asking: { _ in ModelID(rawValue: model) }) else {
            throw SettingsError.modelWithoutEndpoint(model)
        }
        return partner
    }
}
