#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// When a limit is over, in the notations that servers use for it.
enum ResetTime: Hashable {
    /// So many seconds from now.
    case after(seconds: Double)
    /// At so many seconds since 1970.
    case at(secondsSince1970: Double)

    /// Reads seconds (`1.5`), a span (`6m0s`, `20ms`), a date (`2026-01-01T12:00:00Z`), or a date in seconds or
    /// milliseconds since 1970. Nil where the text is none of them.
    init?(_ text: String) {
        if let number = Self.number(text) {
            self.init(number)
        } else if let seconds = Self.seconds(ofSpan: text) {
            self = .after(seconds: seconds)
        } else if let date = Self.date(text) {
            self = .at(secondsSince1970: date.timeIntervalSince1970)
        } else {
            return nil
        }
    }

    /// How long it is until then; zero where it is past.
    func duration(from now: Date) -> Duration {
        let seconds =
            switch self {
            case .after(let seconds): seconds
            case .at(let seconds): seconds - now.timeIntervalSince1970
            }
        return .seconds(min(max(0, seconds), Self.longest))
    }

    /// Nobody names a span of thirty years: a number that large is a date, and one larger still counts milliseconds.
    private init(_ number: Double) {
        switch number {
        case ..<1e9: self = .after(seconds: number)
        case ..<1e11: self = .at(secondsSince1970: number)
        default: self = .at(secondsSince1970: number / 1000)
        }
    }

    /// A number of digits and at most one point; no sign, no exponent.
    private static func number(_ text: some StringProtocol) -> Double? {
        text.allSatisfy { $0.isDigit || $0 == "." } && text.first?.isDigit == true ? Double(text) : nil
    }

    /// A span in Go's notation, such as `1h2m3.5s`.
    private static func seconds(ofSpan text: String) -> Double? {
        var rest = text[...]
        var sum = 0.0
        while !rest.isEmpty {
            let digits = rest.prefix { $0.isDigit || $0 == "." }
            rest.removeFirst(digits.count)
            let name = rest.prefix(while: \.isLetter)
            rest.removeFirst(name.count)
            guard let number = number(digits), let unit = units[String(name)] else { return nil }
            sum += number * unit
        }
        return text.isEmpty ? nil : sum
    }

    private static func date(_ text: String) -> Date? {
        [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true)].lazy.compactMap {
            style in
            try? style.parse(text)  // What is no date in one notation may be one in the other.
        }
        .first
    }

    private static let units = ["d": 86400, "h": 3600, "m": 60, "s": 1, "ms": 1e-3, "us": 1e-6, "µs": 1e-6, "ns": 1e-9]

    /// Three centuries: nobody waits for longer, and a `Duration` holds it.
    private static let longest = 1e10
}

extension Character {
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
