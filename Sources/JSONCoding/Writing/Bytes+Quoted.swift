extension [UInt8] {
    /// Appends text as a JSON string.
    mutating func appendQuoted(_ text: UnsafeBufferPointer<UInt8>) {
        append(UInt8(ascii: "\""))
        var start = 0
        while true {
            let end = text.endOfPlainRun(from: start)
            append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
            guard end < text.count else { break }
            appendEscape(of: text[end])
            start = end + 1
        }
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
