#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An identifier that sorts by the time it was made: 48 bits of milliseconds since 1970, then 80 random bits
/// ([ULID](https://github.com/ulid/spec)).
public struct ULID: Sendable, Hashable, Comparable {
    private let high: UInt64
    private let low: UInt64

    /// Makes an identifier of a moment and randomness.
    ///
    /// - Parameters:
    ///   - date: The moment, to the millisecond; one outside of the years 1970 to 10889 becomes the nearest of them.
    ///   - generator: Where the random bits come from.
    public init(date: Date, using generator: inout some RandomNumberGenerator) {
        let milliseconds = UInt64(clamping: date.milliseconds)
        high = min(milliseconds, 1 << 48 - 1) << 16 | generator.next() >> 48
        low = generator.next()
    }

    private init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// The next identifier of the same millisecond; `nil` after the last one.
    var successor: ULID? {
        let (low, isOver) = low.addingReportingOverflow(1)
        guard isOver else { return ULID(high: high, low: low) }
        return high & 0xFFFF == 0xFFFF ? nil : ULID(high: high + 1, low: low)
    }

    /// When it was made, to the millisecond.
    public var date: Date { Date(timeIntervalSince1970: Double(high >> 16) / 1_000) }

    /// Compares by time, then by the random bits.
    public static func < (one: ULID, other: ULID) -> Bool {
        (one.high, one.low) < (other.high, other.low)
    }
}

extension ULID: LosslessStringConvertible {
    private static let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

    /// Reads the 26 digits of Crockford's base 32, in upper case or lower; `nil` for anything else.
    public init?(_ text: String) {
        guard text.utf8.count == 26 else { return nil }
        var high: UInt64 = 0
        var low: UInt64 = 0
        for (index, byte) in text.uppercased().utf8.enumerated() {
            guard let digit = Self.digits.firstIndex(of: byte), index > 0 || digit < 8 else { return nil }
            high = high << 5 | low >> 59
            low = low << 5 | UInt64(digit)
        }
        self.init(high: high, low: low)
    }

    /// The 26 digits of Crockford's base 32, in upper case.
    public var description: String {
        let digits = (0..<26).map { index in
            let shift = (25 - index) * 5
            let bits = shift >= 64 ? high >> (shift - 64) : low >> shift | (shift > 0 ? high << (64 - shift) : 0)
            return Self.digits[Int(bits & 31)]
        }
        return String(decoding: digits, as: UTF8.self)
    }
}

extension ULID: Codable {
    /// Decodes the 26 digits.
    public init(from decoder: any Decoder) throws {
        let text = try String(from: decoder)
        guard let id = ULID(text) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "\"\(text)\" is not a ULID")
            )
        }
        self = id
    }

    /// Encodes the 26 digits.
    public func encode(to encoder: any Encoder) throws {
        try description.encode(to: encoder)
    }
}
