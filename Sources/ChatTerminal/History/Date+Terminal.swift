#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Date {
    /// To the minute, in the time zone of the machine: `2026-11-30 18:40`.
    var inLocalTime: String {
        var seconds = time_t(timeIntervalSince1970)
        var parts = tm()
        localtime_r(&seconds, &parts)
        return String(
            unsafeUninitializedCapacity: 32
        ) { buffer in
            buffer.withMemoryRebound(to: CChar.self) { strftime($0.baseAddress, $0.count, "%Y-%m-%d %H:%M", &parts) }
        }
    }

    /// To the second, in UTC: `2026-11-30T18:40:00Z`.
    var inUTC: String { formatted(.iso8601) }
}

extension String {
    /// The text with each run of white space, line breaks too, as one space.
    var inOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ").withoutControlCharacters }
}
