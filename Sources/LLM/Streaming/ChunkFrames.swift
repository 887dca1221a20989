/// Reads the chunks of one stream that are like the one before, and learns from those that are not.
struct ChunkFrames: Sendable {
    /// After so many chunks in a row that were like none before, a stream is taken for one whose chunks always differ.
    private static let patience = 16

    /// The last chunk that was learned from, filled anew.
    private(set) var frame = ChunkFrame()
    private var misses = 0

    /// Whether the data of an event is like the last chunk; then ``frame`` has become it.
    mutating func fill(from data: ArraySlice<UInt8>) -> Bool {
        guard frame.fill(from: data) else { return false }
        misses = 0
        return true
    }

    /// Takes what the general decoder made of an event's data as the model for those that follow.
    mutating func learn(_ chunk: ChatCompletionChunk, readFrom data: ArraySlice<UInt8>) {
        guard misses < Self.patience else { return }
        misses += 1
        frame = ChunkFrame(chunk, readFrom: data) ?? frame
    }
}
