import JSONCoding
import WebAPI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How long a server asks to wait before the next attempt.
///
/// `retry-after-ms` counts before `Retry-After`, and both before Gemini's `RetryInfo`, which stands in the body. What
/// can't be a time to wait (no number, negative, not finite) is as if it were not there.
enum RetryAdvice {
    /// What the header fields say; `now` is what a date is counted from.
    static func delay(in headers: HTTPFields, now: Date) -> Duration? {
        let milliseconds = headers.values(for: "retry-after-ms").flatMap(items).compactMap { seconds($0, per: 1000) }
        let others = headers.values(for: "retry-after").flatMap { value in
            items(of: value).compactMap { seconds($0, per: 1) ?? secondsUntil($0, from: now) }
        }
        return (milliseconds.max() ?? others.max()).map { .seconds($0) }
    }

    /// What a provider's error says: the `retryDelay` of a `google.rpc.RetryInfo` among its details.
    static func delay(in body: JSONValue) -> Duration? {
        let error = body.arrayValue?.first ?? body
        let details = error["error"]?["details"]?.arrayValue ?? error["details"]?.arrayValue ?? []
        let delays = details.compactMap { detail -> Double? in
            guard detail["@type"]?.stringValue?.hasSuffix("RetryInfo") == true else { return nil }
            return detail["retryDelay"].flatMap(protobufSeconds)
        }
        return delays.max().map { .seconds($0) }
    }

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

    private static func seconds(_ text: String, per unit: Double) -> Double? {
        guard let first = text.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
            text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".") })
        else { return nil }
        return Double(text).map { min($0 / unit, longest) }
    }

    private static func secondsUntil(_ text: String, from now: Date) -> Double? {
        HTTPDate.secondsSince1970(text).map { min(max(0, $0 - now.timeIntervalSince1970), longest) }
    }

    /// A `google.protobuf.Duration`: `"37s"` in JSON, sometimes an object with `seconds` and `nanos`.
    private static func protobufSeconds(_ value: JSONValue) -> Double? {
        if let text = value.stringValue {
            return text.hasSuffix("s") ? seconds(String(text.dropLast()), per: 1) : nil
        }
        guard let whole = value["seconds"]?.doubleValue ?? value["seconds"]?.stringValue.flatMap({ Double($0) }),
            whole >= 0, whole.isFinite
        else { return nil }
        return min(whole + max(0, value["nanos"]?.doubleValue ?? 0) / 1e9, longest)
    }

    /// Three centuries: nobody waits for longer, and a `Duration` holds it.
    private static let longest = 1e10
}
