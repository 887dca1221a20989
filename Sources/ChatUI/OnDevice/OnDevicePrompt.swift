import LLM

/// A conversation as this device's own model takes it.
public struct OnDevicePrompt: Sendable, Hashable {
    /// What holds for all answers; nil for nothing.
    public var instructions: String?
    /// What was said before, in order.
    public var turns: [Turn]
    /// What is to be answered.
    public var question: String
    /// How random the answer is, from 0; nil for the model's own choice.
    public var temperature: Double?
    /// The most tokens that it may make; nil for no limit.
    public var maximumTokens: Int?

    /// Somebody's words.
    public struct Turn: Sendable, Hashable {
        /// Whether they are the model's.
        public var isAnswer: Bool
        /// The words.
        public var text: String

        /// Makes a turn.
        public init(isAnswer: Bool, text: String) {
            self.isAnswer = isAnswer
            self.text = text
        }
    }
}

extension OnDevicePrompt {
    /// Takes what a request says in words. What the person said last is the question; nothing may follow it.
    ///
    /// Messages without words are left out, since an empty turn makes the model answer nothing at all.
    init(_ request: ChatRequest) throws(OnDeviceFailure) {
        var instructions: [String] = []
        var turns: [Turn] = []
        for message in request.messages {
            guard let text = message.content?.text, !text.allSatisfy(\.isWhitespace) else { continue }
            switch message.role {
            case .system, .developer: instructions.append(text)
            case .user: turns.append(Turn(isAnswer: false, text: text))
            case .assistant: turns.append(Turn(isAnswer: true, text: text))
            default: continue
            }
        }
        guard let question = turns.popLast(), !question.isAnswer else { throw .noQuestion }
        self.init(
            instructions: instructions.isEmpty ? nil : instructions.joined(separator: "\n\n"),
            turns: turns,
            question: question.text,
            temperature: request.temperature,
            maximumTokens: request.maxCompletionTokens ?? request.maxTokens
        )
    }
}
