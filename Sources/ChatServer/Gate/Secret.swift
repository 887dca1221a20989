/// A word that nobody guesses: 258 bits of a random generator, in characters that a URL and a cookie may hold.
struct Secret: Sendable {
    /// The word.
    let text: String

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")

    /// Draws a word; 43 characters of 6 bits.
    init(using generator: inout some RandomNumberGenerator) {
        text = String((0..<43).map { _ in Self.alphabet[Int(generator.next() >> 58)] })
    }

    /// Whether a text is this word. How long that takes tells nothing of where they differ.
    func matches(_ guess: String) -> Bool {
        guard guess.utf8.count == text.utf8.count else { return false }
        return zip(guess.utf8, text.utf8).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

extension Secret: CustomStringConvertible, CustomReflectable {
    /// Never the word.
    var description: String { "[redacted]" }

    /// Nothing: a dump must not show it either.
    var customMirror: Mirror { Mirror(self, children: []) }
}
