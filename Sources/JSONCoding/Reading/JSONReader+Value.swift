extension JSONReader {
    /// Reads a value of any kind. Of duplicate keys of an object the first counts.
    public mutating func readValue() throws(JSONError) -> JSONValue {
        switch try nextKind() {
        case .object: .object(try readObject())
        case .array: .array(try readArray())
        case let kind: try readScalar(kind)
        }
    }

    /// Apart from the recursion, whose stack frames it would widen.
    private mutating func readScalar(_ kind: JSONValue.Kind) throws(JSONError) -> JSONValue {
        switch kind {
        case .string: return .string(try scanString().string)
        case .number: return .number(try readNumber())
        case .boolean: return .bool(try readBool())
        case .null, .object, .array:
            try readNull()
            return .null
        }
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
