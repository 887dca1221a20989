extension ChatCompletionChunk.Delta {
    /// The new text; where the content came as a list of parts, the text in them.
    public var content: String? { body?.text }

    /// The new content as parts; plain text is one part.
    public var parts: [ContentPart] { body?.parts ?? [] }

    /// What the model thought: `reasoning_content`, else `reasoning`, else the reasoning in the parts of the content.
    public var reasoning: String? { thoughts?.text ?? body?.reasoning }

    /// The field that ``reasoning`` came in.
    public var reasoningField: ReasoningField { thoughts?.field ?? .reasoningContent }
}
