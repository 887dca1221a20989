import ChatCore
import Foundation
import LLM

extension Message {
    /// Messages one after another, as a conversation holds them.
    static func path(_ bodies: ChatMessage...) -> [Message] {
        var path: [Message] = []
        var generator = SystemRandomNumberGenerator()
        let conversation = ULID(date: Date(timeIntervalSince1970: 0), using: &generator)
        for (index, body) in bodies.enumerated() {
            let date = Date(timeIntervalSince1970: Double(index))
            let message = Message(
                id: ULID(date: date, using: &generator),
                conversation: conversation,
                parent: path.last?.id,
                date: date,
                body: body
            )
            path.append(message)
        }
        return path
    }
}
