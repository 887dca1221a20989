import JSONCoding

extension ChatMessage {
    /// Makes the message that sends back what a model answered, so that the conversation can go on.
    ///
    /// What belongs to the turn goes with it: the tool calls, the refusal, and every unknown field, among them
    /// `reasoning_details` (OpenRouter) and `thought_signature` (Gemini), without which these refuse the next turn.
    /// Reasoning goes back in the field that it came in. Left out is what no request takes: annotations, the speech
    /// itself (its id stands for it), and fields that are `null`.
    ///
    /// A message goes back best to the provider that it came from: others may reject its unknown fields.
    public init(_ message: ChatCompletion.Message, reasoning echo: ReasoningEcho = .withToolCalls) {
        let isEchoed = echo == .always || echo == .withToolCalls && !message.toolCalls.isEmpty
        self.init(
            role: message.role,
            content: echo == .never ? message.body?.withoutReasoning : message.body,
            refusal: message.refusal,
            audioID: message.audio?.id,
            toolCalls: message.toolCalls,
            extraFields: message.extraFields.filter { key, value in
                !value.isNull && !Self.answerFields.contains(key) && (isEchoed || !ReasoningField.isOne(key))
            }
        )
        if isEchoed, let thoughts = message.thoughts {
            extraFields[thoughts.field.rawValue] = .string(thoughts.text)
        }
    }

    /// What an answer declares. Among its unknown fields are those that could not be read, which no request takes.
    private static let answerFields: Set = [
        "role", "content", "refusal", "tool_calls", "function_call", "annotations", "audio",
    ]
}

extension MessageContent {
    fileprivate var withoutReasoning: MessageContent {
        guard case .parts(let parts) = self else { return self }
        return .parts(parts.filter { $0.thinking == nil })
    }
}
