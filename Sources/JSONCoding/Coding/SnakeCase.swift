/// The two ways between `camelCase` and `snake_case`, by the rules of Foundation's coders.
enum SnakeCase {
    /// `someURLString` becomes `some_url_string`.
    static func encode(_ name: String) -> String {
        let characters = Array(name)
        var wordStarts = [0]
        var position = 1
        while position < characters.count, let upper = characters[position...].firstIndex(where: \.isUppercase) {
            wordStarts.append(upper)
            guard let lower = characters[upper...].firstIndex(where: \.isLowercase) else { break }
            // The last of several capitals begins the next word.
            if lower > upper + 1 { wordStarts.append(lower - 1) }
            position = lower + 1
        }
        let ends = wordStarts.dropFirst() + [characters.count]
        return zip(wordStarts, ends).map { String(characters[$0..<$1]).lowercased() }.joined(separator: "_")
    }

    /// `some_url_string` becomes `someUrlString`. Underscores at either end stay.
    static func decode(_ name: String) -> String {
        guard let first = name.firstIndex(where: { $0 != "_" }), let last = name.lastIndex(where: { $0 != "_" }) else {
            return name
        }
        let words = name[first...last].split(separator: "_")
        guard let head = words.first, words.count > 1 else { return name }
        let tail = words.dropFirst().map(capitalize)
        return name[..<first] + head.lowercased() + tail.joined() + name[name.index(after: last)...]
    }

    /// Every letter that does not follow another letter becomes a capital, the others small: `4o` becomes `4O`.
    private static func capitalize(_ word: Substring) -> String {
        var isInside = false
        return word.reduce(into: "") { result, character in
            result += isInside ? character.lowercased() : character.uppercased()
            isInside = character.isLetter
        }
    }
}
