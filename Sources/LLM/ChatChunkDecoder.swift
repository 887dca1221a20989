/// Reads the chunks of one stream, one after the other, several times as fast as each by itself.
///
/// It is for those whose bytes come another way than through an ``LLMClient``, which reads its own streams so. As a rule a
/// chunk differs from the one before in its text alone; then the text is all that is read. The result is always that of
/// ``ChatCompletionChunk/init(parsing:)``.
///
/// ```swift
/// var decoder = ChatChunkDecoder()
/// for try await event in chunks.serverSentEvents where event.text != "[DONE]" {
///     let chunk = try decoder.decode(event.data)
///     print(chunk.choices.first?.delta.content ?? "", terminator: "")
/// }
/// ```
public struct ChatChunkDecoder: Sendable {
    private var frames = ChunkFrames()

    /// Makes a decoder for one stream.
    public init() {}

    /// Reads the next chunk from its JSON, the data of an event in UTF-8.
    ///
    /// - Throws: `JSONError` if the bytes are no JSON, `DecodingError` if they are no object. The next chunk can be read
    ///   all the same.
    public mutating func decode(_ data: ArraySlice<UInt8>) throws -> ChatCompletionChunk {
        if frames.fill(from: data) { return frames.frame.chunk }
        let chunk = try ChatCompletionChunk(parsing: data)
        frames.learn(chunk, readFrom: data)
        return chunk
    }
}
