/// What a process has written: each line as it is completed, and the last of it for a message.
struct OutputTail: Sendable {
    /// The most that is kept, in bytes.
    static let limit = 8 << 10

    private var kept: [UInt8] = []
    private var line: [UInt8] = []

    /// Takes bytes in and gives the lines that they complete. A line's end beyond the limit is dropped.
    mutating func append(_ bytes: some Collection<UInt8>) -> [String] {
        kept.append(contentsOf: bytes)
        // Trimming is put off until the excess is as large as what is kept, so that each byte moves at most once.
        if kept.count > 2 * Self.limit { kept.removeFirst(kept.count - Self.limit) }
        var lines: [String] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                if line.last == UInt8(ascii: "\r") { line.removeLast() }
                lines.append(String(decoding: line, as: UTF8.self))
                line.removeAll(keepingCapacity: true)
            } else if line.count < Self.limit {
                line.append(byte)
            }
        }
        return lines
    }

    /// The last of the output; it begins with a whole line where more than the limit was written.
    var text: String {
        var tail = kept.suffix(Self.limit)
        if tail.count < kept.count, let lineEnd = tail.firstIndex(of: UInt8(ascii: "\n")) {
            tail = tail[(lineEnd + 1)...]
        }
        while let last = tail.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") { tail.removeLast() }
        return String(decoding: tail, as: UTF8.self)
    }
}
