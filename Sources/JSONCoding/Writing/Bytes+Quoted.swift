extension [UInt8] {
    /// Appends text as a JSON string.
    mutating func appendQuoted(_ text: UnsafeBufferPointer<UInt8>) {
        reserveCapacity(count + text.count + 2)
        append(UInt8(ascii: "\""))
        var rest = text[...]
        while let index = rest.firstIndex(where: \.mustBeEscaped) {
            append(contentsOf: rest[..<index])
            appendEscape(of: rest[index])
            rest = rest[(index + 1)...]
        }
        append(contentsOf: rest)
        append(UInt8(ascii: "\""))
    }

    private mutating func appendEscape(of byte: UInt8) {
        append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\n"): append(UInt8(ascii: "n"))
        case UInt8(ascii: "\r"): append(UInt8(ascii: "r"))
        case UInt8(ascii: "\t"): append(UInt8(ascii: "t"))
        case 0x08: append(UInt8(ascii: "b"))
        case 0x0C: append(UInt8(ascii: "f"))
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(byte)
        default:
            let digits = Array("0123456789abcdef".utf8)
            append(contentsOf: "u00".utf8)
            append(digits[Int(byte >> 4)])
            append(digits[Int(byte & 15)])
        }
    }
}

extension UInt8 {
    /// Whether JSON does not allow this byte as it is within a string.
    fileprivate var mustBeEscaped: Bool {
        self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
    }
}
