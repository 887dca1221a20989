public import LLM
public import WebAPI

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An API that is asked, with what it takes to do so.
public struct RemoteEndpoint: Sendable, Hashable {
    /// How a sentence calls it: its name where it has one, else its host, with the port where one is written.
    public let name: String
    /// Where its API begins.
    public let baseURL: URL
    /// The key that is meant for it.
    public let key: String?
    /// The model to ask; nil for the first that it lists.
    public let model: ModelID?
}

extension RemoteEndpoint: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The name, address and model. The key stays out, here and wherever the value is printed.
    public var description: String {
        "\(name) (\(baseURL.absoluteString)), model: \(model?.rawValue ?? "the first listed"), \(key == nil ? "no key" : "a key")"
    }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// The same as ``description``, so that `dump` keeps the key to itself too.
    public var customMirror: Mirror { Mirror(reflecting: description) }
}

extension RemoteEndpoint {
    /// A client that asks it.
    public func client(timeouts: Timeouts = .default, retryPolicy: RetryPolicy = .default) -> LLMClient {
        LLMClient(baseURL: baseURL, apiKey: key, model: model, timeouts: timeouts, retryPolicy: retryPolicy)
    }

    /// Its address without the query, which may hold a key.
    public var address: String {
        String(baseURL.absoluteString.prefix { $0 != "?" })
    }

    /// The same endpoint, asked for another model.
    func asking(_ model: ModelID) -> RemoteEndpoint {
        RemoteEndpoint(name: name, baseURL: baseURL, key: key, model: model)
    }
}
