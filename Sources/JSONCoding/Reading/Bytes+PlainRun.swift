extension UnsafeBufferPointer<UInt8> {
    /// Where a run of characters that stand for themselves within a JSON string ends: at the next quotation mark,
    /// backslash or control character, or at the end of the bytes.
    @inline(__always)
    func endOfPlainRun(from start: Int) -> Int {
        let raw = UnsafeRawBufferPointer(self)
        var offset = start
        while offset + 8 <= raw.count {
            let special = raw.word(at: offset).specialCharacters
            if special != 0 { return offset + special.trailingZeroBitCount / 8 }
            offset += 8
            if offset == start + 32 { offset = raw.endOfPlainBlocks(from: offset) }
        }
        while offset < raw.count {
            let byte = raw[offset]
            if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
            offset += 1
        }
        return offset
    }
}

extension UnsafeRawBufferPointer {
    /// Passes over blocks without any special character. A run that has lasted is a long one as a rule, and several words
    /// at once fit the wide registers of a processor.
    @inline(__always)
    fileprivate func endOfPlainBlocks(from start: Int) -> Int {
        var offset = start
        while offset + 32 <= count {
            var special: UInt64 = 0
            for position in 0..<4 { special |= word(at: offset + 8 * position).specialCharacters }
            if special != 0 { break }
            offset += 32
        }
        return offset
    }

    @inline(__always)
    fileprivate func word(at offset: Int) -> UInt64 {
        UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
}

extension UInt64 {
    /// The high bits of those of eight bytes that are quotation marks, backslashes or control characters.
    ///
    /// Bytes above the first one that is marked may be marked wrongly, for the subtractions borrow; the first never is.
    @inline(__always)
    fileprivate var specialCharacters: UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quotes = self ^ (ones &* UInt64(UInt8(ascii: "\"")))
        let backslashes = self ^ (ones &* UInt64(UInt8(ascii: "\\")))
        let controls = (self &- ones &* 0x20) & ~self
        return (controls | ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)) & (ones &* 0x80)
    }
}
