/// What a file is called that a browser saves.
struct DownloadName {
    /// How long it gets without its ending, in characters.
    private static let longest = 80

    private let stem: String
    private let ending: String

    /// Makes a name of a title, in which no character means anything to a system of files.
    init(title: String, ending: String) {
        let plain = title.map { $0.isWhitespace ? " " : Self.isSafe($0) ? $0 : "-" }
        let words = String(plain).split(separator: " ").joined(separator: " ").prefix(Self.longest)
        let stem = words.drop { $0 == "." }
        self.stem = stem.isEmpty ? "Conversation" : String(stem)
        self.ending = ending
    }

    /// The value of `Content-Disposition`: the name in plain letters for any browser, and in full for those of today.
    var disposition: String {
        let plain = stem.map { $0.isASCII ? $0 : "_" }
        return "attachment; filename=\"\(String(plain)).\(ending)\"; filename*=UTF-8''\(escaped).\(ending)"
    }

    private var escaped: String {
        stem.utf8.map { byte in
            let character = Character(Unicode.Scalar(byte))
            if character.isASCII, character.isLetter || character.isNumber { return String(character) }
            return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }

    private static func isSafe(_ character: Character) -> Bool {
        guard !"/\\:*?\"<>|%".contains(character) else { return false }
        return character.unicodeScalars.allSatisfy { ![.control, .format].contains($0.properties.generalCategory) }
    }
}
