/// When a model's reasoning is sent back to it, in a message that it wrote.
public enum ReasoningEcho: Sendable, Hashable {
    /// With messages that call tools, and only with those.
    ///
    /// There DeepSeek, Kimi, GLM and others ask for it, so that the model can go on with its thought; without tool calls
    /// they ignore it, and older ones reject it.
    case withToolCalls
    /// With every message.
    case always
    /// Never.
    case never
}
