#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// Reads how long a server asks to wait before the next attempt.
///
/// What can't be a time to wait (no number, negative, not finite) is as if it were not there.
package enum RetryAdvice {
    /// What the header fields say; `now` is what a date is counted from.
    ///
    /// `retry-after-ms` counts before `Retry-After`, and of several values of one field the largest.
    package static func delay(in headers: HTTPFields, now: Date) -> Duration? {
        let milliseconds = headers.values(for: "retry-after-ms").flatMap(items).compactMap { seconds($0, per: 1000) }
        let others = headers.values(for: "retry-after").flatMap { value in
            items(of: value).compactMap { seconds($0) ?? secondsUntil($0, from: now) }
        }
        return (milliseconds.max() ?? others.max()).map { .seconds($0) }
    }

    /// A decimal number of units, of which `unit` make a second; nil where the text is anything else.
    package static func seconds(_ text: String, per unit: Double = 1) -> Double? {
        guard let first = text.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
            text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".") })
        else { return nil }
        return Double(text).map { min($0 / unit, longest) }
    }

    /// Three centuries in seconds: nobody waits for longer, and a `Duration` holds it.
    package static let longest = 1e10

    /// The values of a line that several lines may have been joined to. The comma inside a date is none between two.
    private static func items(of line: String) -> [String] {
        line.split(separator: ",").reduce(into: []) { items, part in
            let part = String(part).trimmingWhitespace
            if let last = items.last, last.count <= "Wednesday".count, last.allSatisfy(\.isLetter) {
                items[items.count - 1] = last + ", " + part
            } else {
                items.append(part)
            }
        }
    }

    private static func secondsUntil(_ text: String, from now: Date) -> Double? {
        HTTPDate.secondsSince1970(text).map { min(max(0, $0 - now.timeIntervalSince1970), longest) }
    }
}
