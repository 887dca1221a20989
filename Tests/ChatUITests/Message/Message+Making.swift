import ChatCore
import Foundation
import LLM

extension Message {
    /// A message as it might be kept.
    static func made(
        _ role: Role,
        _ text: String,
        status: Status = .complete,
        reasoning: String = "",
        answer: AnswerRecord = AnswerRecord()
    ) -> Message {
        var generator = SystemRandomNumberGenerator()
        let date = Date(timeIntervalSince1970: 1_800_000_000)
        return Message(
            id: ULID(date: date, using: &generator),
            conversation: ULID(date: date, using: &generator),
            parent: nil,
            date: date,
            body: ChatMessage(role: role, content: text.isEmpty ? nil : .text(text)),
            reasoning: reasoning,
            status: status,
            answer: role == .assistant ? answer : nil
        )
    }
}
