#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Finds one place of a byte after the other, in bytes that grow; looks at none of them twice.
struct ByteSearch {
    let byte: UInt8
    private(set) var bytesSearched = 0
    /// Where the byte stands, or up to where it does not.
    private var index = 0
    private var isFound = false

    init(byte: UInt8) {
        self.byte = byte
    }

    /// The first place of the byte at or after `start`, which never decreases; the end of the bytes where there is none.
    @inline(__always)
    mutating func index(in bytes: [UInt8], from start: Int) -> Int {
        if index >= start, isFound || index == bytes.count { return index }
        let from = max(index, start)
        let found = bytes.firstIndex(of: byte, in: from..<bytes.count)
        index = found ?? bytes.count
        isFound = found != nil
        bytesSearched += index - from
        return index
    }

    /// Begins anew, in other bytes.
    mutating func restart(at start: Int) {
        (index, isFound) = (start, false)
    }

    /// Follows bytes whose first `count` were dropped.
    mutating func shift(by count: Int) {
        isFound = isFound && index >= count
        index = max(index - count, 0)
    }
}

extension [UInt8] {
    /// The first place of a byte in a range: `memchr`, which looks at many bytes at once.
    func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
        withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress.map({ $0 + range.lowerBound }) else { return nil }
            guard let found = memchr(start, CInt(byte), range.count) else { return nil }
            return UnsafeRawPointer(found) - start + range.lowerBound
        }
    }
}
