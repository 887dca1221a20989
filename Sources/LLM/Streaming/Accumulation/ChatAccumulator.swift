import JSONCoding

/// Puts the chunks of a stream together to the completion that they are.
///
/// It takes time in proportion to the chunks: no text is copied for the piece that follows it.
struct ChatAccumulator: Sendable {
    private var id = ""
    private var created: Int?
    private var model: ModelID = ""
    private var choices: [ChoiceAccumulator] = []
    /// Where the choice of an index stands.
    private var positions: [Int: Int] = [:]
    /// Where the choice stands that had news last.
    private var last = 0
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
    mutating func append(_ chunk: ChatCompletionChunk, handingOutTo queue: inout EventQueue) {
        isEmpty = false
        if id.isEmpty { id = chunk.id }
        if model.rawValue.isEmpty { model = chunk.model }
        if created ?? 0 == 0 { created = chunk.created ?? created }
        // By address: a loop over the array would copy each choice, and all that it holds.
        chunk.choices.withUnsafeBufferPointer { choices in
            for position in choices.indices { append(choices[position], handingOutTo: &queue) }
        }
        if let new = chunk.usage {
            usage = new
            queue.append(.usage(new))
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

    private mutating func append(_ choice: ChatCompletionChunk.Choice, handingOutTo queue: inout EventQueue) {
        last = position(of: choice.index)
        choices[last].append(choice, handingOutTo: &queue)
    }

    /// Where the choice of an index stands; a new one is opened.
    private mutating func position(of index: Int) -> Int {
        if last < choices.count, choices[last].index == index { return last }
        if let position = positions[index] { return position }
        choices.append(ChoiceAccumulator(index: index))
        positions[index] = choices.count - 1
        return choices.count - 1
    }
}
