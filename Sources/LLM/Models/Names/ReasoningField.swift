/// The field that a server puts a model's reasoning in. There is no standard for it.
public struct ReasoningField: NamedString {
    /// The name as it is written in JSON.
    public var rawValue: String

    /// Makes a value of a name, known or not.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension ReasoningField {
    /// DeepSeek's, and of most that followed: Qwen, GLM, Kimi, xAI, llama.cpp, Fireworks.
    public static let reasoningContent = Self("reasoning_content")
    /// OpenRouter's, Groq's, Ollama's, Cerebras's and newer vLLM's.
    public static let reasoning = Self("reasoning")
}

extension ReasoningField {
    static func isOne(_ key: String) -> Bool {
        Reasoning.fields.contains { $0.field.rawValue == key }
    }
}
