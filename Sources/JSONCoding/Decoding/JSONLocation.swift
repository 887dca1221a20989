/// Where a coding path leads in a document.
///
/// It is looked up only once decoding has failed, so that decoding itself need not keep track of offsets.
struct JSONLocation {
    /// The path, with the keys as the document has them.
    private(set) var path = JSONPath()
    /// Where the value begins, or the innermost one along the path that the document has.
    let offset: Int
    /// The beginning of what stands there.
    let text: String

    /// - Throws: What the document is found wrong with, which is nothing once it has been decoded.
    init(
        of codingPath: [any CodingKey],
        in bytes: UnsafeBufferPointer<UInt8>,
        settings: TolerantJSONDecoder
    ) throws(JSONError) {
        var reader = JSONReader(bytes)
        var kind = try reader.nextKind()
        for depth in codingPath.indices {
            let (key, outer) = (codingPath[depth], codingPath[..<depth])
            var inner = reader
            let step =
                switch kind {
                case .object: try inner.enterMember(key, at: Array(outer), strategy: settings.keyDecodingStrategy)
                case .array: try inner.enterElement(at: key.intValue)
                case .string, .number, .boolean, .null: nil as JSONPath.Component?
                }
            guard let step else {
                path.components += JSONPath(codingPath: Array(codingPath[depth...])).components
                break
            }
            path.components.append(step)
            reader = inner
            kind = try reader.nextKind()
        }
        offset = reader.offset
        text = reader.snippet(at: offset)
    }
}

extension JSONReader {
    /// Goes to the value of a key of the object that comes next; `nil` if it has no such key.
    fileprivate mutating func enterMember(
        _ key: any CodingKey,
        at path: [any CodingKey],
        strategy: TolerantJSONDecoder.KeyDecodingStrategy
    ) throws(JSONError) -> JSONPath.Component? {
        try enterObject()
        while let candidate = try nextKey()?.string {
            if candidate == key.stringValue || strategy.key(for: candidate, at: path) == key.stringValue {
                return .key(candidate)
            }
            try skipValue()
        }
        return nil
    }

    /// Goes to an element of the array that comes next; `nil` if it has no such element.
    fileprivate mutating func enterElement(at index: Int?) throws(JSONError) -> JSONPath.Component? {
        guard let index else { return nil }
        try enterArray()
        for position in 0... {
            guard try nextElement() else { return nil }
            if position == index { return .index(index) }
            try skipValue()
        }
        return nil
    }
}
