/// Takes a client's bytes in pieces of any size and tells the requests in them.
struct RequestParser {
    /// What has become known.
    enum Event: Hashable {
        case head(RequestHead)
        case end(body: [UInt8])
    }

    /// The bytes are not HTTP/1.
    struct Malformed: Error {}

    private enum State {
        case head
        case content(remaining: Int)
        case chunkSize
        case chunk(remaining: Int)
        case chunkEnd
        case trailer
        case complete
    }

    private static let maximumLine = 65_536

    private var state = State.head
    private var input: [UInt8] = []
    private var position = 0
    private var headLines: [ArraySlice<UInt8>] = []
    private var body: [UInt8] = []

    /// How many bytes wait to be looked at.
    var pending: Int { input.count - position }

    /// Takes more bytes.
    mutating func append(_ bytes: [UInt8]) {
        input.removeFirst(position)
        position = 0
        input += bytes
    }

    /// The next event in what has been taken, or nil where more is needed.
    mutating func next() throws(Malformed) -> Event? {
        while true {
            switch state {
            case .head:
                guard !startsForeign else { throw Malformed() }
                guard let line = try takeLine() else { return nil }
                if let head = try readHeadLine(line) { return .head(head) }
            case .content(let remaining):
                let left = remaining - takeContent(remaining)
                state = left == 0 ? .complete : .content(remaining: left)
                if left > 0 { return nil }
            case .chunkSize:
                guard let line = try takeLine() else { return nil }
                let size = try Self.chunkSize(line)
                state = size == 0 ? .trailer : .chunk(remaining: size)
            case .chunk(let remaining):
                let left = remaining - takeContent(remaining)
                state = left == 0 ? .chunkEnd : .chunk(remaining: left)
                if left > 0 { return nil }
            case .chunkEnd:
                guard let line = try takeLine() else { return nil }
                guard line.isEmpty else { throw Malformed() }
                state = .chunkSize
            case .trailer:
                guard let line = try takeLine() else { return nil }
                if line.isEmpty { state = .complete }
            case .complete:
                defer { (state, body) = (.head, []) }
                return .end(body: body)
            }
        }
    }

    private mutating func readHeadLine(_ line: ArraySlice<UInt8>) throws(Malformed) -> RequestHead? {
        guard line.isEmpty else {
            headLines.append(line)
            guard headLines.count <= 1_000 else { throw Malformed() }
            return nil
        }
        // Blank lines before a request are to be ignored (RFC 9112, section 2.2).
        guard !headLines.isEmpty else { return nil }
        defer { headLines = [] }
        guard let head = RequestHead(lines: headLines), let framing = head.framing else { throw Malformed() }
        switch framing {
        case .length(let length): state = .content(remaining: length)
        case .chunked: state = .chunkSize
        }
        return head
    }

    /// Whether what comes is another protocol, such as TLS: then no line end may ever come.
    private var startsForeign: Bool {
        guard headLines.isEmpty, pending > 0 else { return false }
        let first = input[position]
        return first > 0x7E || first < 0x20 && first != UInt8(ascii: "\r") && first != UInt8(ascii: "\n")
    }

    /// The next line without its end, LF or CRLF.
    private mutating func takeLine() throws(Malformed) -> ArraySlice<UInt8>? {
        guard let end = input[position...].firstIndex(of: UInt8(ascii: "\n")) else {
            guard pending <= Self.maximumLine else { throw Malformed() }
            return nil
        }
        defer { position = end + 1 }
        let line = input[position..<end]
        return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }

    private mutating func takeContent(_ limit: Int) -> Int {
        let count = min(limit, pending)
        body += input[position..<position + count]
        position += count
        return count
    }

    private static func chunkSize(_ line: ArraySlice<UInt8>) throws(Malformed) -> Int {
        let digits = line.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: " ") }
        guard let size = Int(String(decoding: digits, as: UTF8.self), radix: 16), size >= 0 else { throw Malformed() }
        return size
    }
}
