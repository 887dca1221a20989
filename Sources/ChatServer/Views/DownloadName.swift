import ChatCore

/// What a file is called that a browser saves.
struct DownloadName {
    private let stem: String
    private let ending: String

    init(title: String, ending: String) {
        stem = FileName(title: title).text
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
}
