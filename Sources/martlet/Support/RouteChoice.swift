import ChatCore
import ChatSettings
import ChatTerminal
import LLM
import LocalInference

/// Whom a command line asks, where the settings say what it leaves open.
struct RouteChoice {
    let connection: ConnectionArguments
    let fallbacks: [String]
    let isOfflineOK: Bool
    let settings: Settings

    /// Whom to ask, by a model that was named.
    func routes(model: String?) throws(SettingsError) -> RouteSelection {
        var flags = connection.flags
        flags.model = model
        do throws(SettingsError) {
            return try RouteSelection(flags: flags, fallbacks: fallbacks, endsLocally: isOfflineOK, settings: settings)
        } catch .modelWithoutEndpoint(let model) {
            guard let local = Self.localModel else { throw .modelWithoutEndpoint(model) }
            guard local == model else { throw .modelNotOnThisMachine(model, local: local) }
            flags.endpoint = "local"
            return try RouteSelection(flags: flags, fallbacks: fallbacks, endsLocally: isOfflineOK, settings: settings)
        }
    }

    /// The name of the model on this machine; nil where there is none that could answer.
    private static var localModel: String? {
        do throws(LocalModelError) { return try LocalInstallation().status()?.model } catch { return nil }
    }

    /// Whom to ask, by the command line; where that names no model, by the one of the conversation that goes on, if it goes
    /// on at the same endpoint.
    func routes(after precedent: Precedent? = nil) throws(SettingsError) -> RouteSelection {
        let routes = try routes(model: connection.model)
        guard connection.model == nil, let model = precedent?.model, precedent?.endpoint == routes.first.name else {
            return routes
        }
        return try self.routes(model: model.rawValue)
    }
}

/// Who answered in a conversation that goes on.
struct Precedent {
    /// The model that the conversation has.
    let model: ModelID?
    /// The endpoint that answered last; nil where none has.
    let endpoint: String?
}
