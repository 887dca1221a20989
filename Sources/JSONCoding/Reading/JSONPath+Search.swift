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
        var open: [JSONValue.Kind] = []
        repeat {
            let kind = try reader.nextKind()
            if try reader.enter(kind) {
                open.append(kind)
                try moveOn(&open, after: nil, reader: &reader)
            } else {
                try moveOn(&open, after: components.popLast(), reader: &reader)
            }
        } while !open.isEmpty
    }

    /// Moves to the next value of the innermost container that has one.
    private mutating func moveOn(
        _ open: inout [JSONValue.Kind],
        after last: Component?,
        reader: inout JSONReader
    ) throws(JSONError) {
        var last = last
        while let container = open.last {
            if let next = try reader.nextComponent(in: container, after: last) { return components.append(next) }
            open.removeLast()
            last = components.popLast()
        }
    }
}

extension JSONReader {
    /// The step to the next value of a container; nil once it has ended.
    fileprivate mutating func nextComponent(
        in container: JSONValue.Kind,
        after last: JSONPath.Component?
    ) throws(JSONError) -> JSONPath.Component? {
        guard container == .array else { return (try nextKey()).map { .key($0.string) } }
        guard try nextElement() else { return nil }
        if case .index(let index) = last { return .index(index + 1) }
        return .index(0)
    }
}
