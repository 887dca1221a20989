/// Cuts a text that comes in pieces into lines, whatever ends them.
struct SourceLines: Sendable {
    /// The line that has not ended yet.
    private(set) var unfinished = ""
    /// Whether the last piece ended between a carriage return and what may be its line feed.
    private var endsInReturn = false

    /// Takes a piece, and returns the lines that end in it.
    mutating func append(_ piece: String) -> [String] {
        var bytes = Substring(piece).utf8
        if endsInReturn, bytes.first == .lineFeed { bytes.removeFirst() }
        if !bytes.isEmpty { endsInReturn = false }
        var lines: [String] = []
        while let end = bytes.firstIndex(where: { $0 == .lineFeed || $0 == .carriageReturn }) {
            lines.append(unfinished + String(Substring(bytes[..<end])))
            unfinished = ""
            let isReturn = bytes[end] == .carriageReturn
            bytes = bytes[bytes.index(after: end)...]
            endsInReturn = isReturn && bytes.isEmpty
            if isReturn, bytes.first == .lineFeed { bytes.removeFirst() }
        }
        unfinished += String(Substring(bytes))
        return lines
    }

    /// Ends the last line, if there is one.
    mutating func finish() -> [String] {
        defer { unfinished = "" }
        return unfinished.isEmpty ? [] : [unfinished]
    }
}

extension UInt8 {
    fileprivate static let lineFeed = UInt8(ascii: "\n")
    fileprivate static let carriageReturn = UInt8(ascii: "\r")
}
