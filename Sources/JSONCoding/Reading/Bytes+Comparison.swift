extension UnsafeBufferPointer<UInt8> {
    /// Whether these bytes are the same as others.
    @inline(__always)
    func isSame(as other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count else { return false }
        for position in indices where self[position] != other[position] { return false }
        return true
    }

    /// Whether these bytes are those of a literal.
    @inline(__always)
    func isSame(as literal: StaticString) -> Bool {
        isSame(as: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    /// Whether these bytes are ASCII.
    var isASCII: Bool { reduce(0, |) < 0x80 }
}
