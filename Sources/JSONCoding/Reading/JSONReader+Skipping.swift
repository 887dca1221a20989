extension JSONReader {
    /// Passes over a value of any kind.
    public mutating func skipValue() throws(JSONError) {
        var open: [JSONValue.Kind] = []
        repeat {
            let kind = try nextKind()
            if try enter(kind) { open.append(kind) }
            while let container = open.last, try !moveOn(in: container) { open.removeLast() }
        } while !open.isEmpty
    }

    /// Opens a container, or passes over any other value. Returns whether it is a container.
    mutating func enter(_ kind: JSONValue.Kind) throws(JSONError) -> Bool {
        switch kind {
        case .object: try enterObject()
        case .array: try enterArray()
        case .string: _ = try scanString()
        case .number: _ = try scanNumberText()
        case .boolean: _ = try readBool()
        case .null: try readNull()
        }
        return kind == .object || kind == .array
    }

    /// Moves to the next value of a container, past its key; false once the container has ended.
    private mutating func moveOn(in container: JSONValue.Kind) throws(JSONError) -> Bool {
        container == .object ? try nextKey() != nil : try nextElement()
    }
}
