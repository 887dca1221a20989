import JSONCoding

/// Puts one choice of a streamed completion together.
struct ChoiceAccumulator: Sendable {
    let index: Int
    private(set) var finishReason: FinishReason?
    /// Whether any part of an answer has come.
    private(set) var hasContent = false

    /// Whether what is said in it is handed out piece by piece; its tool calls always are.
    private var isHandedOut: Bool { index == 0 }

    private var role: Role?
    private var text: String?
    private var reasoning: String?
    private var reasoningField = ReasoningField.reasoningContent
    private var reasonsInParts = false
    private var otherParts: [ContentPart] = []
    private var refusal = ""
    private var toolCalls = ToolCallAccumulator()
    private var annotations: [Annotation] = []
    private var audio = AudioAccumulator()
    private var logprobs = LogprobsAccumulator()
    private var messageFields = FieldAccumulator()
    private var choiceFields = FieldAccumulator()

    init(index: Int) {
        self.index = index
    }

    /// Adds what a chunk has for this choice, and hands out what is new, in the order in which a model thinks and speaks.
    mutating func append(_ choice: ChatCompletionChunk.Choice, handingOutTo queue: inout EventQueue) {
        role = role ?? choice.delta.role
        appendReasoning(of: choice.delta, &queue)
        appendText(of: choice.delta, &queue)
        appendRefusal(of: choice.delta, &queue)
        for piece in choice.delta.toolCalls {
            guard let fragment = toolCalls.append(piece, choice: index) else { continue }
            hasContent = true
            queue.append(.toolCall(fragment))
        }
        annotations += choice.delta.annotations
        if let piece = choice.delta.audio { audio.append(piece) }
        if let piece = choice.logprobs { logprobs.append(piece) }
        messageFields.append(choice.delta.extraFields)
        choiceFields.append(choice.extraFields)
        finishReason = choice.finishReason ?? finishReason
    }

    /// The choice as far as it has come.
    func choice(completion id: String) -> ChatCompletion.Choice {
        var message = ChatCompletion.Message(
            role: role ?? .assistant,
            content: text,
            reasoning: reasoning,
            reasoningField: reasoningField,
            refusal: refusal.nonEmpty,
            toolCalls: toolCalls.toolCalls,
            annotations: annotations,
            audio: audio.audio,
            extraFields: messageFields.object
        )
        if reasonsInParts || !otherParts.isEmpty { message.parts = parts }
        if reasonsInParts { message.reasoning = nil }
        message.inventMissingIDs(completion: id, choice: index)
        return ChatCompletion.Choice(
            index: index,
            message: message,
            finishReason: finishReason,
            logprobs: logprobs.logprobs,
            extraFields: choiceFields.object
        )
    }

    /// The content in parts, for a server that sent it so: it wants its reasoning back in the same place.
    private var parts: [ContentPart] {
        let thoughts = reasonsInParts ? reasoning.map { [ContentPart(.thinking($0))] } ?? [] : []
        return thoughts + (text.map { [ContentPart.text($0)] } ?? []) + otherParts
    }
}

extension ChoiceAccumulator {
    private mutating func appendReasoning(of delta: ChatCompletionChunk.Delta, _ queue: inout EventQueue) {
        guard let piece = delta.reasoning else { return }
        if delta.thoughts == nil { reasonsInParts = true } else { reasoningField = delta.reasoningField }
        reasoning.append(piece)
        guard !piece.isEmpty else { return }
        hasContent = true
        if isHandedOut { queue.append(.reasoning(piece)) }
    }

    private mutating func appendText(of delta: ChatCompletionChunk.Delta, _ queue: inout EventQueue) {
        guard let content = delta.body else { return }
        if case .parts(let parts) = content { otherParts += parts.filter { $0.text == nil && $0.thinking == nil } }
        let piece = content.text
        text.append(piece)
        guard !piece.isEmpty else { return }
        hasContent = true
        if isHandedOut { queue.append(.text(piece)) }
    }

    private mutating func appendRefusal(of delta: ChatCompletionChunk.Delta, _ queue: inout EventQueue) {
        guard let piece = delta.refusal, !piece.isEmpty else { return }
        refusal += piece
        hasContent = true
        if isHandedOut { queue.append(.refusal(piece)) }
    }
}

extension Optional<String> {
    /// Adds to the text in its place: `+` would copy all of it for each piece.
    fileprivate mutating func append(_ piece: String) {
        if self == nil { self = "" }
        self?.append(piece)
    }
}
