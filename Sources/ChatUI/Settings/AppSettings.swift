public import ChatSettings
import LLM

/// What the person has set in the app. Keys are not among it: they are in a ``ChatSettings/KeyStore``.
public struct AppSettings: Sendable, Hashable {
    /// Servers with a name of the person's own choice, in their order.
    public var endpoints: [Configuration.Endpoint] = []
    /// The name of the endpoint that is asked first; nil for the first of n4n and OpenAI that has a key.
    public var endpoint: String?
    /// The system prompt of new conversations; empty for none.
    public var system = ""
    /// The names of the endpoints that stand in where no answer begins, in their order.
    public var fallbacks: [String] = []
    /// Whether this device's own model stands in last, and answers where no endpoint is set.
    public var usesOnDeviceModel = true

    /// Makes settings that say nothing.
    public init() {}
}

extension AppSettings {
    /// The endpoints that can be chosen: the person's own, then those that Martlet knows and the person has not redefined.
    public var choices: [Configuration.Endpoint] {
        let known = NamedEndpoint.all.map { known in
            Configuration.Endpoint(name: known.name, baseURL: known.baseURL, model: known.defaultModel)
        }
        return endpoints + known.filter { choice in !endpoints.contains { $0.isCalled(choice.name) } }
    }

    /// Takes an endpoint, in the place of the one that had the name before.
    ///
    /// - Parameters:
    ///   - endpoint: The endpoint.
    ///   - name: The name that it had; nil for a new one.
    public mutating func set(_ endpoint: Configuration.Endpoint, inPlaceOf name: String? = nil) {
        let old = name ?? endpoint.name
        if let index = endpoints.firstIndex(where: { $0.isCalled(old) }) {
            endpoints[index] = endpoint
        } else {
            endpoints.append(endpoint)
        }
        if self.endpoint.map({ $0.isSameName(as: old) }) ?? false { self.endpoint = endpoint.name }
        fallbacks = fallbacks.map { $0.isSameName(as: old) ? endpoint.name : $0 }
    }

    /// Forgets an endpoint, also as one that is asked.
    public mutating func remove(_ name: String) {
        endpoints.removeAll { $0.isCalled(name) }
        guard !choices.contains(where: { $0.isCalled(name) }) else { return }
        if endpoint.map({ $0.isSameName(as: name) }) ?? false { endpoint = nil }
        fallbacks.removeAll { $0.isSameName(as: name) }
    }

    /// Whether an endpoint stands in for others.
    public func standsIn(_ name: String) -> Bool {
        fallbacks.contains { $0.isSameName(as: name) }
    }

    /// Lets an endpoint stand in after those that do already, or no more.
    public mutating func setStandsIn(_ standsIn: Bool, _ name: String) {
        fallbacks.removeAll { $0.isSameName(as: name) }
        if standsIn { fallbacks.append(name) }
    }
}

extension Configuration.Endpoint {
    /// Whether this is its name, in upper case or lower.
    func isCalled(_ name: String) -> Bool { self.name.isSameName(as: name) }
}

extension String {
    /// Whether two names are the same but for upper case and lower.
    func isSameName(as other: String) -> Bool { lowercased() == other.lowercased() }
}
