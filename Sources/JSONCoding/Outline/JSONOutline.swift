/// Where each value of a document lies, with nothing made of any yet.
///
/// The document is checked all the same. Who wants the whole of it makes a ``JSONValue`` of the outline; who looks for
/// some values finds them by ``JSONNode``, and pays for no other.
///
/// The document must outlive the outline.
package struct JSONOutline: ~Copyable {
    /// A key or a value. They stand in the order of the text: a container before what it holds, a key before its value.
    package struct Entry {
        package var form: Form
        /// The text of a key, of a string or of a number, without quotation marks.
        package var text = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
        /// How many members or elements a container has.
        package var count = 0
        /// The entry that follows the value; of a container that is open, the one that it is in.
        package var link: Int
    }

    package enum Form {
        /// An object whose keys are few, of ASCII, without escapes and different from one another.
        case plainObject
        case object, array
        case plainString, escapedString
        case number, `true`, `false`, null
    }

    package private(set) var entries: UnsafeMutableBufferPointer<Entry>
    private var count = 0
    /// The innermost container that is open.
    private var container = Self.none

    private static let none = -1

    private init(capacity: Int) {
        entries = .allocate(capacity: capacity)
    }

    deinit {
        entries.deallocate()
    }

    /// Reads a document.
    ///
    /// - Throws: ``JSONError`` of kind `truncated`, `syntax` or `tooDeep`.
    package init(parsing bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) {
        self.init(capacity: min(bytes.count / 8 + 2, 1 << 10))
        var reader = JSONReader(bytes)
        do {
            try read(&reader)
            try reader.finish()
        } catch {
            var error = error
            error.path = JSONPath(toFailureIn: bytes)
            throw error
        }
    }

    /// Hands out the value that was read, for as long as the closure takes.
    @inlinable
    package func withNode<Result, Failure>(_ body: (JSONNode) throws(Failure) -> Result) throws(Failure) -> Result {
        defer { withExtendedLifetime(self) {} }
        return try body(JSONNode(entries: UnsafeBufferPointer(entries), position: 0))
    }

    /// Reads the next value of a reader.
    init(_ reader: inout JSONReader) throws(JSONError) {
        self.init(capacity: 16)
        try read(&reader)
    }

    private mutating func read(_ reader: inout JSONReader) throws(JSONError) {
        repeat {
            try readNext(&reader)
            try moveOn(&reader)
        } while container != Self.none
    }

    private mutating func readNext(_ reader: inout JSONReader) throws(JSONError) {
        switch try reader.nextKind() {
        case .object:
            try reader.enterObject()
            open(.plainObject)
        case .array:
            try reader.enterArray()
            open(.array)
        case .string:
            let string = try reader.scanString()
            append(Form(string), text: string.bytes)
        case .number:
            append(.number, text: try reader.scanNumberText())
        case .boolean:
            append(try reader.readBool() ? .true : .false)
        case .null:
            try reader.readNull()
            append(.null)
        }
    }

    /// Moves to the next value of the innermost container that has one, and closes those that end before.
    private mutating func moveOn(_ reader: inout JSONReader) throws(JSONError) {
        while container != Self.none {
            if entries[container].form != .array {
                if let key = try reader.nextKey() { return append(key) }
            } else if try reader.nextElement() {
                entries[container].count += 1
                return
            }
            close()
        }
    }

    private mutating func open(_ form: Form) {
        append(form)
        entries[count - 1].link = container
        container = count - 1
    }

    private mutating func close() {
        let outer = entries[container].link
        entries[container].link = count
        container = outer
    }

    private mutating func append(_ form: Form, text: UnsafeBufferPointer<UInt8> = .init(start: nil, count: 0)) {
        if count == entries.count { grow() }
        entries.initializeElement(at: count, to: Entry(form: form, text: text, link: count + 1))
        count += 1
    }

    private mutating func grow() {
        let larger = UnsafeMutableBufferPointer<Entry>.allocate(capacity: 2 * count)
        _ = larger.moveInitialize(fromContentsOf: entries)
        entries.deallocate()
        entries = larger
    }
}

extension JSONOutline {
    private mutating func append(_ key: JSONReader.Key) {
        if entries[container].form == .plainObject, !isPlain(key) { entries[container].form = .object }
        append(Form(key), text: key.bytes)
        entries[container].count += 1
    }

    /// Whether the innermost object is still plain with one more key.
    private func isPlain(_ key: JSONReader.Key) -> Bool {
        guard entries[container].count < JSONObject.largestUnindexedCount, !key.hasEscapes, key.bytes.isASCII else {
            return false
        }
        var position = container + 1
        while position < count {
            if entries[position].text.isSame(as: key.bytes) { return false }
            position = entries[position + 1].link
        }
        return true
    }
}

extension JSONOutline.Form {
    fileprivate init(_ string: JSONReader.Key) {
        self = string.hasEscapes ? .escapedString : .plainString
    }
}
