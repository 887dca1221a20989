import JSONCoding
import LLMTesting
import WebAPI

/// Makes valid JSON documents of every form: all kinds of values, numbers and escapes, with and without white space.
struct RandomDocument {
    private var generator: RandomSource
    private let hasDuplicateKeys: Bool

    static func text(seed: UInt64, hasDuplicateKeys: Bool = true) -> String {
        var document = RandomDocument(generator: RandomSource.seeded(seed), hasDuplicateKeys: hasDuplicateKeys)
        return document.value(depth: 0)
    }

    private mutating func value(depth: Int) -> String {
        let kinds = depth > 4 ? 5 : 8
        return space() + bareValue(kind: Int.random(in: 0..<kinds, using: &generator), depth: depth) + space()
    }

    private mutating func bareValue(kind: Int, depth: Int) -> String {
        switch kind {
        case 0: generator.pick(["null", "true", "false"])
        case 1, 2: number()
        case 3, 4: string()
        case 5: list("[", "]") { $0.value(depth: depth + 1) }
        default: object(depth: depth)
        }
    }

    private mutating func list(_ open: String, _ close: String, _ element: (inout RandomDocument) -> String) -> String {
        let count = Int.random(in: 0...(generator.oneIn(10) ? 20 : 4), using: &generator)
        let elements = (0..<count).map { _ in element(&self) }
        return open + (elements.isEmpty ? space() : elements.joined(separator: ",")) + close
    }

    private mutating func space() -> String {
        generator.oneIn(5) ? generator.pick([" ", "\n", "\t", "\r\n", "  "]) : ""
    }

    private mutating func object(depth: Int) -> String {
        var seen: Set<String?> = []
        return list("{", "}") { document in
            var key = document.key()
            if !document.hasDuplicateKeys, !seen.insert((try? JSONValue(parsing: key))?.stringValue).inserted {
                let other = "another \(seen.count)"
                seen.insert(other)
                key = "\"\(other)\""
            }
            return document.space() + key + document.space() + ":" + document.value(depth: depth + 1)
        }
    }

    /// Few enough keys for duplicates to occur.
    private mutating func key() -> String {
        generator.pick([#""a""#, #""b""#, #""snake_case_key""#, #""camelKey""#, #""1""#, #""\u0061""#, string()])
    }

    private mutating func number() -> String {
        let digits = Int.random(in: 1...(generator.oneIn(8) ? 22 : 5), using: &generator)
        var text = generator.oneIn(4) ? "-" : ""
        text +=
            digits == 1 ? "\(Int.random(in: 0...9, using: &generator))" : "\(Int.random(in: 1...9, using: &generator))"
        for _ in 1..<max(digits, 1) { text += "\(Int.random(in: 0...9, using: &generator))" }
        if generator.oneIn(3) { text += "." + generator.pick(["0", "5", "00", "125", "1234567890123456789"]) }
        if generator.oneIn(6) {
            text += generator.pick(["e", "E"]) + generator.pick(["", "+", "-"]) + generator.pick(["0", "2", "05"])
        }
        return text
    }

    private mutating func string() -> String {
        let count = Int.random(in: 0...(generator.oneIn(5) ? 40 : 6), using: &generator)
        return "\"" + (0..<count).map { _ in character() }.joined() + "\""
    }

    private mutating func character() -> String {
        generator.pick([
            "a", "Z", "0", " ", "/", "é", "e\u{301}", "漢", "😀", "\u{2028}", "\u{7F}", #"\n"#, #"\""#, #"\\"#, #"\/"#,
            #"\b"#,
            #"\f"#, #"\r"#, #"\t"#, #"\u0000"#, #"\u00e9"#, #"\uD83D\uDE00"#, #"\uffff"#,
        ])
    }
}
