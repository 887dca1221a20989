/// An endpoint that can be asked for by its name.
public struct KnownEndpoint: Sendable, Hashable {
    /// What `--endpoint` calls it.
    public let name: String
    /// How a sentence calls it.
    public let title: String
    /// Where its API begins.
    public let address: String
    /// The variable that holds its key.
    public let keyVariable: String
    /// Whether it refuses to answer without a key.
    public let needsKey: Bool
    /// The model that answers where none is asked for; nil for the first that the endpoint lists.
    public let defaultModel: String?

    /// The endpoints with a name, in the order in which a key decides for one of them.
    public static let all: [KnownEndpoint] = [n4n, openAI, openRouter, ollama]

    /// n4n.ai, one key for the models of many providers.
    public static let n4n = KnownEndpoint(
        name: "n4n",
        title: "n4n",
        address: "https://api.n4n.ai/v1",
        keyVariable: "N4N_API_KEY",
        needsKey: true,
        defaultModel: "openai/gpt-4o-mini"
    )
    /// OpenAI.
    public static let openAI = KnownEndpoint(
        name: "openai",
        title: "OpenAI",
        address: "https://api.openai.com/v1",
        keyVariable: "OPENAI_API_KEY",
        needsKey: true,
        defaultModel: "gpt-4o-mini"
    )
    /// OpenRouter.
    public static let openRouter = KnownEndpoint(
        name: "openrouter",
        title: "OpenRouter",
        address: "https://openrouter.ai/api/v1",
        keyVariable: "OPENROUTER_API_KEY",
        needsKey: true,
        defaultModel: "openai/gpt-4o-mini"
    )
    /// Ollama on this machine.
    public static let ollama = KnownEndpoint(
        name: "ollama",
        title: "Ollama",
        address: "http://localhost:11434/v1",
        keyVariable: "OLLAMA_API_KEY",
        needsKey: false,
        defaultModel: nil
    )
}
