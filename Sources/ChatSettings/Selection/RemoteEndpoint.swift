public import LLM
public import WebAPI

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An API that is asked, with what it takes to do so.
public struct RemoteEndpoint: Sendable, Hashable {
    /// How a sentence calls it: its name where it has one, else its host.
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
    public func client(timeouts: Timeouts = .default) -> LLMClient {
        LLMClient(baseURL: baseURL, apiKey: key, model: model, timeouts: timeouts)
    }
}
