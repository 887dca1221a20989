/// Cuts a stream of bytes into lines, which end in LF, CR or CRLF; drops a byte order mark at its start.
///
/// A line that lies in one chunk is a slice of it, not a copy.
struct LineReader {
    /// The start of a line whose end has not come yet.
    private(set) var unfinished: [UInt8] = []
    /// How many bytes were looked at in search of line ends.
    private(set) var bytesSearched = 0

    private var chunk: [UInt8] = []
    private var position = 0
    // Where the next of each stands; searched for again only once it has been passed, so that a chunk without any
    // carriage return is searched for one once, not once a line.
    private var lineFeed = -1
    private var carriageReturn = -1
    private var endedInCarriageReturn = false
    private var isFirstLine = true

    mutating func append(_ bytes: [UInt8]) {
        guard let first = bytes.first else { return }
        chunk = position < chunk.count ? chunk[position...] + bytes : bytes
        position = endedInCarriageReturn && first == .lineFeed ? 1 : 0
        endedInCarriageReturn = false
        lineFeed = -1
        carriageReturn = -1
    }

    /// The next line without its end, or nil when that has not come yet.
    mutating func next() -> ArraySlice<UInt8>? {
        let end = endOfLine()
        guard end < chunk.count else {
            keepRest()
            return nil
        }
        let line = chunk[position..<end]
        position = end + 1
        if end == carriageReturn {
            endedInCarriageReturn = position == chunk.count
            if !endedInCarriageReturn, position == lineFeed { position += 1 }
        }
        return unfinished.isEmpty && !isFirstLine ? line : completed(line)
    }

    /// The last line, which the stream has left without an end; empty when there is none.
    mutating func finish() -> ArraySlice<UInt8> {
        keepRest()
        return completed([])
    }

    private mutating func endOfLine() -> Int {
        if lineFeed < position { lineFeed = search(.lineFeed) }
        if carriageReturn < position { carriageReturn = search(.carriageReturn) }
        return min(lineFeed, carriageReturn)
    }

    /// Where the byte stands next in the chunk; its end where it doesn't.
    private mutating func search(_ byte: UInt8) -> Int {
        let index = chunk.firstIndex(of: byte, from: position) ?? chunk.count
        bytesSearched += index - position
        return index
    }

    private mutating func keepRest() {
        unfinished += chunk[position...]
        chunk = []
        position = 0
    }

    private mutating func completed(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        unfinished += rest
        let hasByteOrderMark = isFirstLine && unfinished.starts(with: [0xEF, 0xBB, 0xBF])
        defer {
            unfinished = []
            isFirstLine = false
        }
        return unfinished[(hasByteOrderMark ? 3 : 0)...]
    }
}
