import ChatCore

/// What tells whether a message is still what its readers were told. It holds no text: that of an answer on its way would be
/// copied for each piece that comes.
struct ShownMessage: Hashable {
    let id: ULID
    /// How many messages stand in the same place.
    let siblings: Int
    private let status: Message.Status
    private let answer: AnswerRecord?
    private let sizes: [Int]

    init(_ message: Message, siblings: Int) {
        id = message.id
        self.siblings = siblings
        status = message.status
        answer = message.answer
        sizes = message.status == .streaming ? [] : [message.text.utf8.count, message.reasoning.utf8.count]
    }

    /// Whether it is another message, or stands among others.
    func isElsewhere(than other: ShownMessage) -> Bool {
        id != other.id || siblings != other.siblings
    }
}
