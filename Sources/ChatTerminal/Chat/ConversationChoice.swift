import ChatCore

/// One of the conversations that were listed.
enum ConversationChoice {
    /// The conversations with the numbers by which they are chosen; a mark stands before the one that is open.
    static func table(_ conversations: [Conversation], open: ULID?, width: Int) -> String {
        conversations.enumerated().map { index, conversation in
            let number = DisplayWidth.padded("\(index + 1)", to: 2)
            let mark = conversation.id == open ? "*" : " "
            let start = "\(mark) \(number)  \(conversation.modificationDate.inLocalTime)  "
            let title = conversation.title.inOneLine
            return start + DisplayWidth.truncated(title, to: max(20, width - start.count)) + "\n"
        }.joined()
    }

    /// The conversation with this number, else the first whose title this is, begins or is part of, in any case.
    static func find(_ words: String, in conversations: [Conversation]) -> Conversation? {
        if let number = Int(words) {
            return conversations.indices.contains(number - 1) ? conversations[number - 1] : nil
        }
        let words = words.lowercased()
        let titles = conversations.map { ($0, $0.title.lowercased()) }
        let tests: [(String) -> Bool] = [{ $0 == words }, { $0.hasPrefix(words) }, { $0.contains(words) }]
        return tests.lazy.compactMap { test in titles.first { test($0.1) }?.0 }.first
    }
}
