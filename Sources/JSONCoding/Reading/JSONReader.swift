/// Reads JSON from bytes, one piece at a time, by the shape that the caller expects.
///
/// It makes nothing that is not asked for: keys can be compared and values skipped without creating a string. What is
/// skipped is checked as strictly as what is read.
///
/// ```swift
/// try reader.enterObject()
/// while let key = try reader.nextKey() {
///     switch key {
///     case "model": model = try reader.readString()
///     default: try reader.skipValue()
///     }
/// }
/// try reader.finish()
/// ```
///
/// The input is JSON by RFC 8259, with these liberties: a byte order mark is skipped, malformed UTF-8 and lone surrogates
/// become U+FFFD, and `NaN`, `Infinity` and `-Infinity` are numbers. Arrays and objects nest at most ``maximumDepth``
/// deep. After a failure the reader is of no more use. An error that it throws has no path yet: ``JSONPath/init(toFailureIn:)``
/// finds it.
///
/// The buffer must outlive the reader and the keys that it hands out.
public struct JSONReader {
    /// How deep arrays and objects may nest, as in Foundation.
    public static let maximumDepth = 512

    /// How many bytes have been read.
    public internal(set) var offset = 0

    let bytes: UnsafeBufferPointer<UInt8>
    /// How many arrays and objects are open.
    private var depth = 0
    /// Whether nothing has been read since the innermost array or object was opened.
    private var isAtFirst = false

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Makes a reader of the bytes of a document.
    public init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        if bytes.first == 0xEF, bytes.starts(with: Self.byteOrderMark) {
            offset = Self.byteOrderMark.count
        }
    }

    /// Whether all of the input has been read.
    public var isAtEnd: Bool { offset == bytes.count }

    /// Checks that nothing but white space is left.
    public mutating func finish() throws(JSONError) {
        _ = nextByte()
        guard isAtEnd else { throw unexpected("expected nothing after the value") }
    }

    /// What kind of value comes next.
    @inline(__always)
    public mutating func nextKind() throws(JSONError) -> JSONValue.Kind {
        switch nextByte() {
        case UInt8(ascii: "{"): return .object
        case UInt8(ascii: "["): return .array
        case UInt8(ascii: "\""): return .string
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return .boolean
        case UInt8(ascii: "n"): return .null
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "N"), UInt8(ascii: "I"):
            return .number
        default: throw unexpected("expected a value")
        }
    }

    /// Opens an object. Its members are then read by ``nextKey()`` and what reads their values.
    public mutating func enterObject() throws(JSONError) {
        guard nextByte() == UInt8(ascii: "{") else { throw mismatch("expected an object") }
        try enter()
    }

    /// The next key of the innermost object, whose value must be read or skipped next; `nil` once the object has ended.
    public mutating func nextKey() throws(JSONError) -> Key? {
        guard try advance(toNextIn: "object", endedBy: UInt8(ascii: "}")) else { return nil }
        guard nextByte() == UInt8(ascii: "\"") else { throw unexpected("expected a key") }
        let key = try scanString()
        guard nextByte() == UInt8(ascii: ":") else { throw unexpected("expected ':' after a key") }
        offset += 1
        return key
    }

    /// Opens an array. Its elements are then read by ``nextElement()`` and what reads a value.
    public mutating func enterArray() throws(JSONError) {
        guard nextByte() == UInt8(ascii: "[") else { throw mismatch("expected an array") }
        try enter()
    }

    /// Whether the innermost array has one more element, which must be read or skipped next.
    public mutating func nextElement() throws(JSONError) -> Bool {
        try advance(toNextIn: "array", endedBy: UInt8(ascii: "]"))
    }

    @inline(__always)
    private mutating func enter() throws(JSONError) {
        guard depth < Self.maximumDepth else {
            throw error(.tooDeep, "arrays and objects nest more than \(Self.maximumDepth) deep")
        }
        offset += 1
        depth += 1
        isAtFirst = true
    }

    /// Moves to the next member or element, or past the end of its container.
    @inline(__always)
    private mutating func advance(toNextIn container: StaticString, endedBy end: UInt8) throws(JSONError) -> Bool {
        let byte = nextByte()
        if byte == end {
            offset += 1
            depth -= 1
            isAtFirst = false
            return false
        }
        if isAtFirst {
            isAtFirst = false
            return true
        }
        guard byte == UInt8(ascii: ",") else { throw unexpected("expected ',' or the end of the \(container)") }
        offset += 1
        let next = nextByte()
        guard next != end else { throw unexpected("expected no ',' at the end of the \(container)") }
        return true
    }
}
