import JSONCoding

/// Puts the chunks of a stream together to the completion that they are.
///
/// It takes time in proportion to the chunks: no text is copied for the piece that follows it.
struct ChatAccumulator: Sendable {
    private var id = ""
    private var created: Int?
    private var model: ModelID = ""
    private var choices: [ChoiceAccumulator] = []
    private var usage: Usage?
    private var serviceTier: ServiceTier?
    private var systemFingerprint: String?
    private var fields = FieldAccumulator()

    /// Whether no chunk has come.
    private(set) var isEmpty = true

    /// Whether every answer that has begun has said why it ended.
    var isFinished: Bool { !choices.isEmpty && choices.allSatisfy { $0.finishReason != nil } }

    /// Whether any part of an answer has come.
    var hasContent: Bool { choices.contains(where: \.hasContent) }

    /// Adds a chunk, and hands out what is new in it: the text of the first choice, tool calls of any.
    mutating func append(_ chunk: ChatCompletionChunk, _ emit: (ChatStreamEvent) -> Void) {
        isEmpty = false
        if id.isEmpty { id = chunk.id }
        if model.rawValue.isEmpty { model = chunk.model }
        if created ?? 0 == 0 { created = chunk.created ?? created }
        for choice in chunk.choices { append(choice, emit) }
        if let new = chunk.usage {
            usage = new
            emit(.usage(new))
        }
        serviceTier = chunk.serviceTier ?? serviceTier
        systemFingerprint = chunk.systemFingerprint ?? systemFingerprint
        fields.append(chunk.extraFields)
    }

    /// The completion as far as it has come.
    var completion: ChatCompletion {
        ChatCompletion(
            id: id,
            created: created,
            model: model,
            choices: choices.sorted { $0.index < $1.index }.map { $0.choice(completion: id) },
            usage: usage,
            serviceTier: serviceTier,
            systemFingerprint: systemFingerprint,
            extraFields: fields.object
        )
    }

    private mutating func append(_ choice: ChatCompletionChunk.Choice, _ emit: (ChatStreamEvent) -> Void) {
        let position: Int
        if let found = choices.firstIndex(where: { $0.index == choice.index }) {
            position = found
        } else {
            choices.append(ChoiceAccumulator(index: choice.index))
            position = choices.count - 1
        }
        choices[position].append(choice) { event in
            if choice.index == 0 || event.isToolCall { emit(event) }
        }
    }
}

extension ChatStreamEvent {
    fileprivate var isToolCall: Bool {
        if case .toolCall = self { true } else { false }
    }
}
