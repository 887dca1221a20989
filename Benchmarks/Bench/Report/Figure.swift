import Foundation

/// Numbers as a reader wants them.
enum Figure {
    /// Three digits that count; nothing for what is not known.
    static func text(_ value: Double?, per unit: Double = 1) -> String {
        guard let value = value.map({ $0 / unit }), value.isFinite else { return "–" }
        let magnitude = abs(value)
        if magnitude >= 10_000 { return grouped(value) }
        let digits = magnitude >= 100 || value == value.rounded() ? 0 : magnitude >= 10 ? 1 : magnitude >= 1 ? 2 : 3
        return String(format: "%.\(digits)f", value)
    }

    /// The median, and from where to where the rounds went.
    static func text(_ spread: Spread?, per unit: Double = 1) -> String {
        guard let spread else { return "–" }
        let median = text(spread.median / unit)
        guard spread.minimum != spread.maximum else { return median }
        return "\(median) (\(text(spread.minimum / unit))–\(text(spread.maximum / unit)))"
    }

    /// How many times the one is the other.
    static func ratio(_ value: Double?, to other: Double?) -> String {
        guard let value, let other, other > 0 else { return "–" }
        return times(value / other)
    }

    /// A factor.
    static func times(_ factor: Double?) -> String { factor.map { text($0) + "×" } ?? "–" }

    /// A factor that is a bound: with no more digits than it has.
    static func bound(_ factor: Double) -> String { String(format: "%g×", factor) }

    private static func grouped(_ value: Double) -> String {
        let digits = String(Int(value.rounded()))
        let count = digits.count
        return digits.enumerated().reduce(into: "") { text, next in
            if next.offset > 0, (count - next.offset) % 3 == 0 { text += "," }
            text.append(next.element)
        }
    }
}
