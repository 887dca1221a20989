/// Cuts a stream of bytes into lines, which end in LF, CR or CRLF; drops a byte order mark at its start.
struct LineReader {
    /// What the lines are ranges of: the bytes that came last, after the start of a line that came before them.
    private(set) var buffer: [UInt8] = []

    private var position = 0
    // A chunk without any carriage return is searched for one once, not once a line.
    private var lineFeed = ByteSearch(byte: .lineFeed)
    private var carriageReturn = ByteSearch(byte: .carriageReturn)
    private var endedInCarriageReturn = false
    private var isFirstLine = true

    /// How many bytes have come since the last line.
    var unfinishedCount: Int { buffer.count - position }

    /// How many bytes were looked at in search of line ends.
    var bytesSearched: Int { lineFeed.bytesSearched + carriageReturn.bytesSearched }

    mutating func append(_ bytes: [UInt8]) {
        guard let first = bytes.first else { return }
        dropLines()
        if buffer.isEmpty { buffer = bytes } else { buffer += bytes }
        if endedInCarriageReturn, first == .lineFeed { position = 1 }
        endedInCarriageReturn = false
    }

    /// The next line without its end, or nil when that has not come yet.
    mutating func next() -> Range<Int>? {
        let end = endOfLine()
        guard end < buffer.count else {
            if position == end { dropLines() }
            return nil
        }
        defer { skipLineEnd(at: end) }
        return line(to: end)
    }

    /// The last line, which the stream has left without an end; empty when there is none.
    mutating func finish() -> Range<Int> {
        defer { position = buffer.count }
        return line(to: buffer.count)
    }

    private mutating func endOfLine() -> Int {
        if position < buffer.count, buffer[position] == .lineFeed { return position }
        return min(lineFeed.index(in: buffer, from: position), carriageReturn.index(in: buffer, from: position))
    }

    private mutating func line(to end: Int) -> Range<Int> {
        defer { isFirstLine = false }
        let hasByteOrderMark = isFirstLine && buffer[position..<end].starts(with: [0xEF, 0xBB, 0xBF])
        return (hasByteOrderMark ? position + 3 : position)..<end
    }

    private mutating func skipLineEnd(at end: Int) {
        position = end + 1
        guard buffer[end] == .carriageReturn else { return }
        endedInCarriageReturn = position == buffer.count
        if !endedInCarriageReturn, buffer[position] == .lineFeed { position += 1 }
    }

    /// Lets the lines that were handed out go. Where an event still holds them, this makes a buffer of our own.
    private mutating func dropLines() {
        guard position > 0 else { return }
        buffer = position < buffer.count ? Array(buffer[position...]) : []
        lineFeed.shift(by: position)
        carriageReturn.shift(by: position)
        position = 0
    }
}
