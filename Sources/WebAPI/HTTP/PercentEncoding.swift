extension String {
    /// The UTF-8 bytes of this text, those that `isKept` refuses written as `%XX`.
    func percentEncoded(keeping isKept: (UInt8) -> Bool) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count)
        for byte in utf8 {
            if isKept(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension UInt8 {
    /// The characters that never need encoding (RFC 3986, section 2.3).
    var isUnreserved: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }

    /// What may stand in a path as it is: unreserved characters, sub-delimiters, `:`, `@` and the slash itself
    /// (RFC 3986, section 3.3).
    var isPathCharacter: Bool {
        isUnreserved || "/:@!$&'()*+,;=".utf8.contains(self)
    }
}
