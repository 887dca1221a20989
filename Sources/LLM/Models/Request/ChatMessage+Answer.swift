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
        self.init(
            role: message.role,
            content: message.body,
            refusal: message.refusal,
            audioID: message.audio?.id,
            toolCalls: message.toolCalls,
            extraFields: message.extraFields.filter { !$0.value.isNull }
        )
        let isEchoed = echo == .always || echo == .withToolCalls && !message.toolCalls.isEmpty
        if isEchoed, let thoughts = message.thoughts {
            extraFields[thoughts.field.rawValue] = .string(thoughts.text)
        } else if !isEchoed {
            ReasoningField.all.forEach { extraFields[$0.rawValue] = nil }
        }
    }
}
