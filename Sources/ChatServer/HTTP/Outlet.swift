/// What of an event stream has not been taken yet: one event, with a comment before it at most.
struct Outlet {
    typealias Writer = CheckedContinuation<Bool, Never>

    /// Whether nothing follows.
    var isClosed = false
    private var bytes: ArraySlice<UInt8> = []
    private var writer: Writer?
    private var quiet = 0

    private static let comment = Array(": ping\n\n".utf8)

    /// Adds an event, and who is to be told once it is taken.
    mutating func add(_ event: [UInt8], then writer: Writer) {
        bytes += event
        self.writer = writer
        quiet = 0
    }

    /// Moves as much as there is room for.
    mutating func move(to buffer: UnsafeMutableRawBufferPointer) -> Int {
        let part = bytes.prefix(buffer.count)
        buffer.copyBytes(from: part)
        bytes = bytes.dropFirst(part.count)
        if bytes.isEmpty { bytes = [] }
        return part.count
    }

    /// Who waits for what was added to be taken, once it is.
    mutating func takeWriter(orIsFull: Bool = false) -> Writer? {
        bytes.isEmpty || orIsFull ? writer.take() : nil
    }

    /// Counts a moment without an event; after so many of them it adds a comment.
    mutating func isQuiet(for moments: Int) -> Bool {
        quiet += 1
        guard quiet >= moments else { return false }
        quiet = 0
        bytes += Self.comment
        return true
    }
}
