extension JSONReader {
    /// Reads a value of any kind. Of duplicate keys of an object the first counts.
    public mutating func readValue() throws(JSONError) -> JSONValue {
        switch try nextKind() {
        case .object: .object(try readObject())
        case .array: .array(try readArray())
        case .string: .string(try scanString().string)
        case .number: .number(try readNumber())
        case .boolean: .bool(try readBool())
        case .null: try readNullValue()
        }
    }

    private mutating func readNullValue() throws(JSONError) -> JSONValue {
        try readNull()
        return .null
    }

    private mutating func readObject() throws(JSONError) -> JSONObject {
        try enterObject()
        var object = JSONObject()
        object.reserveCapacity(4)
        while let key = try nextKey() {
            object.appendIfNew(key: key.string, value: try readValue())
        }
        return object
    }

    private mutating func readArray() throws(JSONError) -> [JSONValue] {
        try enterArray()
        var array: [JSONValue] = []
        while try nextElement() {
            array.append(try readValue())
        }
        return array
    }
}
