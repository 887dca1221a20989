import ChatSettings
import LLM

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension AppSettings: Codable {
    private enum Key: String, CodingKey {
        case endpoints, endpoint, system, fallbacks, usesOnDeviceModel
    }

    /// An endpoint as the file has it. Where its key is found is not the app's to choose: it is the one of its name.
    private struct StoredEndpoint: Codable {
        var name: String
        var baseURL: URL
        var model: ModelID?
        var contextWindow: Int?

        init(_ endpoint: Configuration.Endpoint) {
            name = endpoint.name
            baseURL = endpoint.baseURL
            model = endpoint.model
            contextWindow = endpoint.contextWindow
        }

        var endpoint: Configuration.Endpoint {
            Configuration.Endpoint(name: name, baseURL: baseURL, model: model, contextWindow: contextWindow)
        }
    }

    /// Reads settings. What is missing is as in settings that say nothing.
    public init(from decoder: any Decoder) throws {
        self.init()
        let container = try decoder.container(keyedBy: Key.self)
        endpoints =
            try container.decodeIfPresent([StoredEndpoint].self, forKey: .endpoints)?.map(\.endpoint) ?? endpoints
        endpoint = try container.decodeIfPresent(String.self, forKey: .endpoint)
        system = try container.decodeIfPresent(String.self, forKey: .system) ?? system
        fallbacks = try container.decodeIfPresent([String].self, forKey: .fallbacks) ?? fallbacks
        usesOnDeviceModel = try container.decodeIfPresent(Bool.self, forKey: .usesOnDeviceModel) ?? usesOnDeviceModel
    }

    /// Writes settings.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(endpoints.map(StoredEndpoint.init), forKey: .endpoints)
        try container.encodeIfPresent(endpoint, forKey: .endpoint)
        try container.encode(system, forKey: .system)
        try container.encode(fallbacks, forKey: .fallbacks)
        try container.encode(usesOnDeviceModel, forKey: .usesOnDeviceModel)
    }
}
