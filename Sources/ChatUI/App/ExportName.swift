/// What a file is called that a conversation is exported to.
struct ExportName: Sendable, Hashable {
    private static let longest = 60

    /// The name, without an ending.
    let text: String

    /// Makes a name of a title: without the characters that file systems don't take, and short.
    init(title: String) {
        let refused: Set<Character> = ["/", "\\", ":", "*", "?", "\"", "<", ">", "|"]
        let words = title.map { character -> Character in
            let isControl = character.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
            return refused.contains(character) || isControl || character.isNewline ? " " : character
        }
        let joined = String(words).split(separator: " ").joined(separator: " ")
        let name = String(joined.drop { $0 == "." }.prefix(Self.longest)).trimmed
        text = name.isEmpty ? "Conversation" : name
    }
}
