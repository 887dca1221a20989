/// What a file is called that holds a conversation.
package struct FileName: Sendable, Hashable {
    /// How long it gets, in characters.
    private static let longest = 60

    /// The name, without an ending.
    package let text: String

    /// Makes a name of a title: short, and without the characters that mean something to file systems, shells or terminals.
    package init(title: String) {
        let plain = title.map { Self.isPlain($0) ? $0 : " " }
        let words = String(plain).split(separator: " ").joined(separator: " ")
        let name = words.drop { $0 == "." || $0 == " " }.prefix(Self.longest)
        let last = name.lastIndex { $0 != " " }
        text = last.map { String(name[...$0]) } ?? "Conversation"
    }

    private static func isPlain(_ character: Character) -> Bool {
        guard !character.isWhitespace, !"/\\:*?\"<>|%".contains(character) else { return false }
        // An emoji may hold a joiner, which is a format character too.
        let first = character.unicodeScalars.first?.properties.generalCategory
        return first != .control && first != .format
    }
}
