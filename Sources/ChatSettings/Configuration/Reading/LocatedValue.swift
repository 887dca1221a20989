import JSONCoding

/// A JSON value of a file that a person writes, which knows where it stands there.
struct LocatedValue {
    /// What it is.
    enum Content {
        case object([Member])
        case array([LocatedValue])
        case string(String)
        case number(JSONNumber)
        case bool(Bool)
        case null
    }

    /// A key of an object and its value.
    struct Member {
        let key: String
        /// Where the key begins, in bytes.
        let offset: Int
        let value: LocatedValue
    }

    let content: Content
    /// Where it begins, in bytes.
    let offset: Int
}

extension LocatedValue {
    /// Reads a document of one value.
    init(parsing bytes: [UInt8]) throws(JSONError) {
        self = try bytes.withUnsafeBufferPointer { buffer in
            Result { () throws(JSONError) in
                var reader = JSONReader(buffer)
                let value = try LocatedValue(reading: &reader, of: buffer)
                try reader.finish()
                return value
            }
        }.get()
    }

    private init(reading reader: inout JSONReader, of bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) {
        let kind = try reader.nextKind()
        offset = reader.offset
        content =
            switch kind {
            case .object: .object(try Self.members(&reader, of: bytes))
            case .array: .array(try Self.elements(&reader, of: bytes))
            case .string: .string(try reader.readString())
            case .number: .number(try reader.readNumber())
            case .boolean: .bool(try reader.readBool())
            case .null: try Self.null(&reader)
            }
    }

    private static func null(_ reader: inout JSONReader) throws(JSONError) -> Content {
        try reader.readNull()
        return .null
    }

    private static func members(
        _ reader: inout JSONReader,
        of bytes: UnsafeBufferPointer<UInt8>
    ) throws(JSONError) -> [Member] {
        var members: [Member] = []
        try reader.enterObject()
        var end = reader.offset
        while let key = try reader.nextKey()?.string {
            let start = bytes[end...].firstIndex(of: UInt8(ascii: "\"")) ?? end
            members.append(Member(key: key, offset: start, value: try LocatedValue(reading: &reader, of: bytes)))
            end = reader.offset
        }
        return members
    }

    private static func elements(
        _ reader: inout JSONReader,
        of bytes: UnsafeBufferPointer<UInt8>
    ) throws(JSONError) -> [LocatedValue] {
        var elements: [LocatedValue] = []
        try reader.enterArray()
        while try reader.nextElement() { elements.append(try LocatedValue(reading: &reader, of: bytes)) }
        return elements
    }
}
