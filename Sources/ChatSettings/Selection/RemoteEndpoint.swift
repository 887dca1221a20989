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
    /// The key that is meant for it; nil where it needs none, and where a command hands it out.
    public let key: String?
    /// The command that hands out its key, which is run by ``unlocked()``.
    public let keyCommand: KeyCommand?
    /// The model to ask; nil for the first that it lists.
    public let model: ModelID?
    /// How many tokens a request and its answer may have together, as configured; nil where that is not known.
    public let contextWindow: Int?

    init(_ address: EndpointAddress, key: FoundKey?, model: ModelID?) {
        let ownModel = address.endpoint?.model ?? address.known?.defaultModel
        self.init(
            name: address.name,
            baseURL: address.baseURL,
            key: key,
            model: model ?? ownModel,
            contextWindow: address.endpoint?.contextWindow
        )
    }

    private init(name: String, baseURL: URL, key: FoundKey?, model: ModelID?, contextWindow: Int?) {
        self.name = name
        self.baseURL = baseURL
        self.model = model
        self.contextWindow = contextWindow
        switch key {
        case .text(let text): (self.key, keyCommand) = (text, nil)
        case .command(let command): (self.key, keyCommand) = (nil, command)
        case nil: (self.key, keyCommand) = (nil, nil)
        }
    }
}

extension RemoteEndpoint: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The name, address and model. The key stays out, here and wherever the value is printed.
    public var description: String {
        "\(name) (\(baseURL.absoluteString)), model: \(model?.rawValue ?? "the first listed"), \(foundKey == nil ? "no key" : "a key")"
    }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// The same as ``description``, so that `dump` keeps the key to itself too.
    public var customMirror: Mirror { Mirror(reflecting: description) }
}

extension RemoteEndpoint {
    /// The endpoint with its key, for which the command that hands it out is run where there is one.
    ///
    /// - Throws: ``SettingsError/keyCommandFailed(endpoint:reason:)``, ``SettingsError/cancelled``.
    public func unlocked(within limit: Duration = .seconds(60)) async throws(SettingsError) -> RemoteEndpoint {
        guard let keyCommand else { return self }
        return holding(.text(try await keyCommand.key(within: limit)))
    }

    /// A client that asks it with its ``key``. One whose key a command hands out must be ``unlocked()`` first.
    public func client(timeouts: Timeouts = .default, retryPolicy: RetryPolicy = .default) -> LLMClient {
        LLMClient(baseURL: baseURL, apiKey: key, model: model, timeouts: timeouts, retryPolicy: retryPolicy)
    }

    /// Its address without the query, which may hold a key.
    public var address: String {
        String(baseURL.absoluteString.prefix { $0 != "?" })
    }

    /// The same endpoint, asked for another model.
    public func asking(_ model: ModelID) -> RemoteEndpoint {
        RemoteEndpoint(name: name, baseURL: baseURL, key: foundKey, model: model, contextWindow: contextWindow)
    }

    private func holding(_ key: FoundKey) -> RemoteEndpoint {
        RemoteEndpoint(name: name, baseURL: baseURL, key: key, model: model, contextWindow: contextWindow)
    }

    private var foundKey: FoundKey? {
        key.map(FoundKey.text) ?? keyCommand.map(FoundKey.command)
    }
}
