/// Builds a gzip stream of pieces, each complete in itself, so that a decoder can hand it out before the next comes.
///
/// The pieces are stored, not compressed (RFC 1951, section 3.2.4): what matters is the container and its checksum.
enum Gzip {
    static let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]

    /// A piece of at most 65,535 bytes.
    static func block(_ text: String) -> [UInt8] {
        let length = UInt16(text.utf8.count)
        return [0] + bytes(of: length) + bytes(of: ~length) + Array(text.utf8)
    }

    /// The end of a stream whose pieces give `text`.
    static func trailer(_ text: String) -> [UInt8] {
        [1, 0, 0, 0xFF, 0xFF] + bytes(of: checksum(Array(text.utf8))) + bytes(of: UInt32(text.utf8.count))
    }

    static func stream(_ text: String) -> [UInt8] {
        header + block(text) + trailer(text)
    }

    /// CRC-32 (RFC 1952, section 8).
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        }
    }

    private static func bytes(of number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }
}
