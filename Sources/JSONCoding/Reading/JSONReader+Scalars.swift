extension JSONReader {
    /// Reads `true` or `false`.
    public mutating func readBool() throws(JSONError) -> Bool {
        switch nextByte() {
        case UInt8(ascii: "t"):
            try scan("true")
            return true
        case UInt8(ascii: "f"):
            try scan("false")
            return false
        default:
            throw mismatch("expected true or false")
        }
    }

    /// Reads `null`.
    public mutating func readNull() throws(JSONError) {
        guard nextByte() == UInt8(ascii: "n") else { throw mismatch("expected null") }
        try scan("null")
    }

    /// Reads a number as it is written.
    public mutating func readNumber() throws(JSONError) -> JSONNumber {
        JSONNumber(validated: String(text: try scanNumberText()))
    }

    /// Reads a string.
    public mutating func readString() throws(JSONError) -> String {
        guard nextByte() == UInt8(ascii: "\"") else { throw mismatch("expected a string") }
        return try scanString().string
    }

    /// Passes over a number and returns its bytes.
    mutating func scanNumberText() throws(JSONError) -> UnsafeBufferPointer<UInt8> {
        guard try nextKind() == .number else { throw mismatch("expected a number") }
        let start = offset
        switch currentByte {
        case UInt8(ascii: "N"): try scan("NaN")
        case UInt8(ascii: "I"): try scan("Infinity")
        default: try scanNumber()
        }
        return UnsafeBufferPointer(rebasing: bytes[start..<offset])
    }

    private mutating func scanNumber() throws(JSONError) {
        if currentByte == UInt8(ascii: "-") {
            offset += 1
            if currentByte == UInt8(ascii: "I") { return try scan("Infinity") }
        }
        if currentByte == UInt8(ascii: "0") {
            offset += 1
        } else {
            try scanDigits()
        }
        if currentByte == UInt8(ascii: ".") {
            offset += 1
            try scanDigits()
        }
        if currentByte | 0x20 == UInt8(ascii: "e") {
            offset += 1
            if currentByte == UInt8(ascii: "+") || currentByte == UInt8(ascii: "-") { offset += 1 }
            try scanDigits()
        }
    }

    /// Passes over one digit or more.
    private mutating func scanDigits() throws(JSONError) {
        let start = offset
        while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(currentByte) { offset += 1 }
        guard offset > start else { throw unexpected("expected a digit") }
    }
}
