extension ChatMessage {
    /// Instructions to the model.
    public static func system(_ text: String) -> ChatMessage {
        ChatMessage(role: .system, content: .text(text))
    }

    /// Instructions to the model; what OpenAI's reasoning models take instead of ``system(_:)``.
    public static func developer(_ text: String) -> ChatMessage {
        ChatMessage(role: .developer, content: .text(text))
    }

    /// What a person says.
    public static func user(_ text: String) -> ChatMessage {
        ChatMessage(role: .user, content: .text(text))
    }

    /// What a person says and shows.
    public static func user(_ parts: [ContentPart]) -> ChatMessage {
        ChatMessage(role: .user, content: .parts(parts))
    }

    /// What the model said, with the calls that it made.
    ///
    /// To send back what a model just answered, use ``init(_:reasoning:)``, which keeps what this can't say.
    public static func assistant(_ text: String?, toolCalls: [ToolCall] = []) -> ChatMessage {
        ChatMessage(role: .assistant, content: text.map(MessageContent.text), toolCalls: toolCalls)
    }

    /// The result of a tool call.
    public static func tool(_ result: String, callID: String) -> ChatMessage {
        ChatMessage(role: .tool, content: .text(result), toolCallID: callID)
    }
}
