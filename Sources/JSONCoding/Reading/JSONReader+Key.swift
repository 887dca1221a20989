extension JSONReader {
    /// A key, or the content of another string, as it stands in the input. It can be compared without making a `String`.
    public struct Key {
        let bytes: UnsafeBufferPointer<UInt8>
        let hasEscapes: Bool

        /// The key with its escapes resolved. What is no UTF-8, and each lone surrogate, becomes U+FFFD.
        public var string: String {
            hasEscapes ? unescaped() : String(decoding: bytes, as: UTF8.self)
        }

        /// Lets a key stand in a `switch`. The literal is compared byte for byte.
        public static func ~= (pattern: StaticString, key: Key) -> Bool {
            guard !key.hasEscapes else { return key.string == pattern.description }
            guard key.bytes.count == pattern.utf8CodeUnitCount else { return false }
            return pattern.withUTF8Buffer { key.bytes.elementsEqual($0) }
        }
    }
}

extension JSONReader.Key {
    /// Resolves the escapes, which have been checked before.
    private func unescaped() -> String {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var rest = bytes[...]
        while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
            result.append(contentsOf: rest[..<backslash])
            rest = rest[(backslash + 1)...]
            Self.resolveEscape(from: &rest, into: &result)
        }
        result.append(contentsOf: rest)
        return String(decoding: result, as: UTF8.self)
    }

    /// Resolves one escape; `rest` begins after its backslash.
    private static func resolveEscape(from rest: inout Slice<UnsafeBufferPointer<UInt8>>, into result: inout [UInt8]) {
        switch rest.removeFirst() {
        case UInt8(ascii: "b"): result.append(0x08)
        case UInt8(ascii: "f"): result.append(0x0C)
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "u"): result.append(contentsOf: Character(scalar(from: &rest)).utf8)
        case let byte: result.append(byte)
        }
    }

    /// Reads the digits of a `\u` escape, and those of the next one if the two are a surrogate pair.
    private static func scalar(from rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar {
        let unit = codeUnit(of: rest.prefix(4))
        rest = rest.dropFirst(4)
        if UTF16.isLeadSurrogate(unit), rest.starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
            let next = codeUnit(of: rest.dropFirst(2).prefix(4))
            if UTF16.isTrailSurrogate(next) {
                rest = rest.dropFirst(6)
                return UTF16.decode(UTF16.EncodedScalar([unit, next]))
            }
        }
        return Unicode.Scalar(unit) ?? "\u{FFFD}"
    }

    private static func codeUnit(of digits: Slice<UnsafeBufferPointer<UInt8>>) -> UInt16 {
        digits.reduce(0) { $0 << 4 | ($1.hexadecimalValue ?? 0) }
    }
}
