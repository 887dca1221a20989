extension JSONPath {
    /// Finds which value a reader stands in when it fails on a document; the top of the document if it does not fail.
    ///
    /// The document is read once more, so that reading pays nothing for paths as long as all goes well.
    public init(toFailureIn bytes: UnsafeBufferPointer<UInt8>) {
        self.init()
        var reader = JSONReader(bytes)
        do {
            try walk(&reader)
        } catch {
            return
        }
    }

    /// Passes over a value. The path leads to the value that is being read, also when this throws.
    private mutating func walk(_ reader: inout JSONReader) throws(JSONError) {
        switch try reader.nextKind() {
        case .object: try walkObject(&reader)
        case .array: try walkArray(&reader)
        case .string, .number, .boolean, .null: try reader.skipValue()
        }
    }

    private mutating func walkObject(_ reader: inout JSONReader) throws(JSONError) {
        try reader.enterObject()
        while let key = try reader.nextKey() {
            components.append(.key(key.string))
            try walk(&reader)
            components.removeLast()
        }
    }

    private mutating func walkArray(_ reader: inout JSONReader) throws(JSONError) {
        try reader.enterArray()
        var index = 0
        while try reader.nextElement() {
            components.append(.index(index))
            try walk(&reader)
            components.removeLast()
            index += 1
        }
    }
}
