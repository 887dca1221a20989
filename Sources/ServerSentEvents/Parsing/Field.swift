/// A line of an event stream, taken apart at its first colon.
struct Field {
    enum Name {
        case data, event, id, retry, comment, unknown
    }

    let name: Name
    /// Where the value stands; one space after the colon does not belong to it.
    let value: Range<Int>
}

// Methods of the bytes, as these are lent to a method, whereas an initialiser takes its arguments for its own.
extension [UInt8] {
    /// Takes a line apart that is not empty. Without a colon the whole line is the name.
    func field(in line: Range<Int>) -> Field {
        let colon = firstIndex(of: .colon, in: line) ?? line.upperBound
        var start = Swift.min(colon + 1, line.upperBound)
        if start < line.upperBound, self[start] == .space { start += 1 }
        return Field(name: fieldName(in: line.lowerBound..<colon), value: start..<line.upperBound)
    }

    /// Whether a line begins here that names its field `data` and goes on after the colon.
    func hasDataField(at start: Int) -> Bool {
        guard count - start > 5 else { return false }
        return withUnsafeBytes { bytes in
            let name = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self))
            return name == .data && bytes[start + 4] == .colon
        }
    }

    /// What the bytes before the colon say; nothing before the colon makes the line a comment.
    private func fieldName(in range: Range<Int>) -> Field.Name {
        switch range.count {
        case 0: .comment
        case 2 where has("id", at: range.lowerBound): .id
        case 4 where has("data", at: range.lowerBound): .data
        case 5 where has("event", at: range.lowerBound): .event
        case 5 where has("retry", at: range.lowerBound): .retry
        default: .unknown
        }
    }

    /// Whether an ASCII text stands here. It must not reach beyond the end.
    private func has(_ text: StaticString, at start: Int) -> Bool {
        for offset in 0..<text.utf8CodeUnitCount where self[start + offset] != text.utf8Start[offset] { return false }
        return true
    }
}

extension UInt32 {
    /// The four letters of `data`, the first in the lowest byte.
    fileprivate static var data: UInt32 { 0x6174_6164 }
}

extension UInt8 {
    static var lineFeed: UInt8 { 0x0A }
    static var carriageReturn: UInt8 { 0x0D }
    static var space: UInt8 { 0x20 }
    static var colon: UInt8 { 0x3A }
}
