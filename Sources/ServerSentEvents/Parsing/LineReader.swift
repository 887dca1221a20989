/// Cuts a stream of bytes into lines, which end in LF, CR or CRLF; drops a byte order mark at its start.
struct LineReader {
    /// What the lines are ranges of: bytes as they came, or a line that came in pieces.
    private(set) var buffer: [UInt8] = []
    /// The bytes that came with the end of such a line, and where the next line begins in them.
    private var following: (bytes: [UInt8], start: Int)?

    private var position = 0
    // A chunk without any carriage return is searched for one once, not once a line.
    private var lineFeed = ByteSearch(byte: .lineFeed)
    private var carriageReturn = ByteSearch(byte: .carriageReturn)
    private var endedInCarriageReturn = false
    private var isFirstLine = true

    /// How many bytes have come since the last line.
    var unfinishedCount: Int { buffer.count - position + (following.map { $0.bytes.count - $0.start } ?? 0) }

    /// How many bytes were looked at in search of line ends.
    var bytesSearched: Int { lineFeed.bytesSearched + carriageReturn.bytesSearched }

    mutating func append(_ bytes: [UInt8]) {
        guard let first = bytes.first else { return }
        defer { endedInCarriageReturn = false }
        joinFollowing()
        dropLines()
        guard !buffer.isEmpty else {
            buffer = bytes
            if endedInCarriageReturn, first == .lineFeed { position = 1 }
            return
        }
        // Only the line that is under way is put together; a copy of all would be the dearest part of parsing.
        guard let lineFeed = bytes.firstIndex(of: .lineFeed, in: bytes.indices) else { return buffer += bytes }
        let isBlankLineNext = lineFeed + 1 < bytes.count && bytes[lineFeed + 1] == .lineFeed
        let end = isBlankLineNext ? lineFeed + 2 : lineFeed + 1
        buffer += bytes[..<end]
        if end < bytes.count { following = (bytes, end) }
    }

    /// The next line without its end, or nil when that has not come yet.
    mutating func next() -> Range<Int>? {
        if position == buffer.count { turnToFollowing() }
        let end = endOfLine()
        guard end < buffer.count else {
            if position == end { dropLines() }
            return nil
        }
        defer { skipLineEnd(at: end) }
        return line(to: end)
    }

    /// The value of a line of data that a blank line follows, where both are here and end in line feeds: nearly every
    /// event is no more than that. Nil for all else, which ``next()`` is for; then nothing has happened.
    mutating func nextLoneData(upTo limit: Int) -> Range<Int>? {
        if position == buffer.count { turnToFollowing() }
        guard buffer.hasDataField(at: position) else { return nil }
        let end = lineFeed.index(in: buffer, from: position)
        guard end + 1 < buffer.count, buffer[end + 1] == .lineFeed, end - position <= limit,
            carriageReturn.index(in: buffer, from: position) > end
        else { return nil }
        let colon = position + 4
        isFirstLine = false
        position = end + 2
        return (buffer[colon + 1] == .space ? colon + 2 : colon + 1)..<end
    }

    /// The last line, which the stream has left without an end; empty when there is none.
    mutating func finish() -> Range<Int> {
        joinFollowing()
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

    /// Goes on in the bytes that came with the end of the line that came in pieces.
    private mutating func turnToFollowing() {
        guard let (bytes, start) = following.take() else { return }
        (buffer, position) = (bytes, start)
        lineFeed.restart(at: start)
        carriageReturn.restart(at: start)
    }

    /// Puts all bytes together that were not read yet: more come than a line that came in pieces and its end.
    private mutating func joinFollowing() {
        if position == buffer.count { return turnToFollowing() }
        guard let (bytes, start) = following.take() else { return }
        buffer += bytes[start...]
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
