/// Cuts what comes through a pipe into the messages that a zero byte ends.
struct MessageSplitter {
    private var open: [UInt8] = []

    /// The messages that end in a piece.
    mutating func messages(in piece: [UInt8]) -> [[UInt8]] {
        var parts = piece.split(separator: 0, omittingEmptySubsequences: false)
        let rest = parts.removeLast()
        var messages: [[UInt8]] = []
        for part in parts {
            messages.append(open + part)
            open = []
        }
        open += rest
        return messages
    }
}
