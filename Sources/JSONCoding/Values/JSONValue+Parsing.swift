extension JSONValue {
    /// Parses a JSON document of UTF-8 bytes.
    ///
    /// A byte order mark is skipped; malformed UTF-8 and lone surrogates become U+FFFD; `NaN`, `Infinity` and `-Infinity`
    /// are numbers; of duplicate keys the first counts. Beyond that the document has to be JSON.
    ///
    /// - Throws: ``JSONError`` of kind `truncated`, `syntax` or `tooDeep`.
    public init(parsing bytes: some Sequence<UInt8>) throws(JSONError) {
        let parsed = bytes.withContiguousStorageIfAvailable(Self.parse)
        self = try (parsed ?? Array(bytes).withUnsafeBufferPointer(Self.parse)).get()
    }

    /// Parses a JSON document. The offset of an error counts UTF-8 bytes.
    ///
    /// - Throws: ``JSONError`` of kind `truncated`, `syntax` or `tooDeep`.
    public init(parsing text: String) throws(JSONError) {
        var text = text
        self = try text.withUTF8(Self.parse).get()
    }

    private static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<JSONValue, JSONError> {
        Result { () throws(JSONError) in
            try JSONOutline(parsing: bytes).withNode { $0.value }
        }
    }
}
