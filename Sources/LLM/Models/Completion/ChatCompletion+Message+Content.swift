extension ChatCompletion.Message {
    /// The text; `nil` where the model called tools or refused instead.
    ///
    /// Where the content came as a list of parts, it is the text in them.
    public var content: String? {
        get { body?.text }
        set { body = newValue.map(MessageContent.text) }
    }

    /// The content as parts; plain text is one part. Mistral's models answer in parts, some of which are reasoning.
    public var parts: [ContentPart] {
        get { body?.parts ?? [] }
        set { body = .parts(newValue) }
    }

    /// What the model thought before it answered; `nil` where the server keeps that to itself.
    ///
    /// It is `reasoning_content`, else `reasoning`, else the reasoning in the parts of the content.
    public var reasoning: String? {
        get { thoughts?.text ?? body?.reasoning }
        set { thoughts = newValue.map { Reasoning(text: $0, field: reasoningField) } }
    }

    /// The field that ``reasoning`` is written to: the one that it came in.
    public var reasoningField: ReasoningField {
        get { thoughts?.field ?? .reasoningContent }
        set { thoughts?.field = newValue }
    }

    /// Gives every tool call an id that has none.
    mutating func inventMissingIDs(completion: String, choice: Int) {
        for position in toolCalls.indices where toolCalls[position].id.isEmpty {
            toolCalls[position].id = ToolCall.inventedID(completion: completion, choice: choice, position: position)
        }
    }
}
