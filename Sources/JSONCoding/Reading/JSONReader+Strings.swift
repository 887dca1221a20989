extension JSONReader {
    /// Passes over a string, which begins at the current offset, and checks its escapes.
    mutating func scanString() throws(JSONError) -> Key {
        offset += 1
        let start = offset
        var hasEscapes = false
        while true {
            offset = bytes.endOfPlainRun(from: offset)
            switch currentByte {
            case UInt8(ascii: "\""):
                let content = UnsafeBufferPointer(rebasing: bytes[start..<offset])
                offset += 1
                return Key(bytes: content, hasEscapes: hasEscapes)
            case UInt8(ascii: "\\"):
                hasEscapes = true
                try scanEscape()
            default:
                throw unexpected("expected no control character, nor the end of the input, within a string")
            }
        }
    }

    private mutating func scanEscape() throws(JSONError) {
        offset += 1
        switch currentByte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            offset += 1
        case UInt8(ascii: "u"):
            offset += 1
            for _ in 0..<4 {
                guard currentByte.hexadecimalValue != nil else { throw unexpected("expected four hexadecimal digits") }
                offset += 1
            }
        default:
            throw unexpected("expected an escape that JSON knows")
        }
    }
}

extension UInt8 {
    /// What the byte means as a hexadecimal digit; `nil` if it is none.
    var hexadecimalValue: UInt16? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(self - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(self - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(self - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}
