import Testing

@testable import ChatServer

@Suite("A secret")
struct SecretTests {
    private var generator = CountingGenerator()

    @Test("is 43 characters that need no escape in a URL or a cookie, and each time others")
    mutating func drawn() {
        let words = (0..<100).map { _ in Secret(using: &generator).text }
        #expect(Set(words).count == 100)
        #expect(words.allSatisfy { $0.utf8.count == 43 })
        #expect(Set(words.joined()).count == 64)
        #expect(words.joined().allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
    }

    @Test("matches itself alone")
    mutating func matches() {
        let secret = Secret(using: &generator)
        #expect(secret.matches(secret.text))
        for guess in ["", "x", secret.text + "A", String(secret.text.dropLast()), secret.text.lowercased()] {
            #expect(!secret.matches(guess))
        }
        for place in secret.text.indices {
            var guess = secret.text
            guess.replaceSubrange(place...place, with: guess[place] == "A" ? "B" : "A")
            #expect(!secret.matches(guess))
        }
    }

    @Test("is not shown where it is printed or dumped")
    mutating func hidden() {
        let secret = Secret(using: &generator)
        var dumped = ""
        dump(secret, to: &dumped)
        #expect(!"\(secret) \(String(reflecting: secret)) \(dumped)".contains(secret.text))
    }
}
