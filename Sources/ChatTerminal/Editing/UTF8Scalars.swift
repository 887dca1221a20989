/// Makes scalars of bytes that come one by one; what is no UTF-8 becomes U+FFFD.
struct UTF8Scalars {
    private var bytes: [UInt8] = []
    private var length = 0

    /// Takes a byte.
    ///
    /// - Returns: The scalars that are known now; none within one.
    mutating func append(_ byte: UInt8) -> [Unicode.Scalar] {
        let isContinuation = byte & 0xC0 == 0x80
        guard bytes.isEmpty || isContinuation else {
            // The scalar that had begun never ends.
            bytes = []
            return ["\u{FFFD}"] + append(byte)
        }
        if bytes.isEmpty { length = Self.length(of: byte) }
        bytes.append(byte)
        guard bytes.count == length else { return [] }
        defer { bytes = [] }
        return Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    }

    private static func length(of first: UInt8) -> Int {
        switch first {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
    }
}
