#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A server of the chat API that has a name.
public struct NamedEndpoint: Sendable, Hashable {
    /// The name, such as `openrouter`: in lower case, for settings and the command line.
    public var name: String
    /// Where the API's paths begin.
    public var baseURL: URL
    /// The environment variable that by custom holds the key; nil where the server needs none.
    public var keyVariable: String?
    /// The model that a client uses without another word; nil where the server has no such thing.
    public var defaultModel: ModelID?

    /// Makes an endpoint.
    public init(name: String, baseURL: URL, keyVariable: String? = nil, defaultModel: ModelID? = nil) {
        self.name = name
        self.baseURL = baseURL
        self.keyVariable = keyVariable
        self.defaultModel = defaultModel
    }

    /// n4n, a gateway to the models of many providers.
    public static let n4n = NamedEndpoint(
        name: "n4n",
        baseURL: URL(constant: "https://api.n4n.ai/v1"),
        keyVariable: "N4N_API_KEY",
        defaultModel: "openai/gpt-4o-mini"
    )
    /// OpenAI.
    public static let openAI = NamedEndpoint(
        name: "openai",
        baseURL: URL(constant: "https://api.openai.com/v1"),
        keyVariable: "OPENAI_API_KEY",
        defaultModel: "gpt-4o-mini"
    )
    /// OpenRouter, a gateway to the models of many providers.
    public static let openRouter = NamedEndpoint(
        name: "openrouter",
        baseURL: URL(constant: "https://openrouter.ai/api/v1"),
        keyVariable: "OPENROUTER_API_KEY",
        defaultModel: "openai/gpt-4o-mini"
    )
    /// Ollama on this machine; it needs no key.
    public static let ollama = NamedEndpoint(name: "ollama", baseURL: URL(constant: "http://127.0.0.1:11434/v1"))

    /// All that have a name here.
    public static let all: [NamedEndpoint] = [.n4n, .openAI, .openRouter, .ollama]
}
