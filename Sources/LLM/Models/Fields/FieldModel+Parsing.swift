import JSONCoding

extension FieldModel {
    /// Reads the model from a JSON document of UTF-8 bytes; nothing is made that the model does not hold.
    static func parse(_ bytes: some Sequence<UInt8>) throws -> Self {
        let parsed = try bytes.withContiguousStorageIfAvailable(Self.parseBuffer)
        return try parsed ?? Array(bytes).withUnsafeBufferPointer(Self.parseBuffer)
    }

    private static func parseBuffer(_ bytes: UnsafeBufferPointer<UInt8>) throws -> Self {
        try JSONOutline(parsing: bytes).withNode { node throws(DecodingError) in
            guard var fields = FieldReader(node) else { return try Self(json: node.value) }
            return try Self(reading: &fields)
        }
    }
}

extension ChatCompletion {
    /// Reads a completion from its JSON, a document of UTF-8 bytes. There is no faster way.
    ///
    /// - Throws: `JSONError` if the bytes are no JSON, `DecodingError` if they are no completion.
    public init(parsing bytes: some Sequence<UInt8>) throws {
        self = try Self.parse(bytes)
    }
}

extension ChatCompletionChunk {
    /// Reads a chunk from its JSON, the data of an event in UTF-8. ``ChatChunkDecoder`` reads those of a stream faster.
    ///
    /// - Throws: `JSONError` if the bytes are no JSON, `DecodingError` if they are no object.
    public init(parsing bytes: some Sequence<UInt8>) throws {
        self = try Self.parse(bytes)
    }
}
