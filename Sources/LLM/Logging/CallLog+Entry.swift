import JSONCoding

extension CallLog {
    /// One thing that a client tells.
    public struct Entry: Sendable, Hashable {
        /// How much it matters.
        public var level: Level
        /// What happened, in words that are always the same.
        public var message: String
        /// The particulars, in order.
        public var fields: [Field]

        /// Makes an entry.
        public init(_ level: Level, _ message: String, fields: [Field] = []) {
            self.level = level
            self.message = message
            self.fields = fields
        }
    }

    /// A particular of an entry.
    public struct Field: Sendable, Hashable {
        /// What it is, such as `status`.
        public var name: String
        /// The value, for a person to read.
        public var value: String

        /// Makes a field.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }
}

extension CallLog.Entry: CustomStringConvertible {
    /// The entry as one line: `debug: Response status=200 time="0.31 s"`.
    ///
    /// A value that is more than a word is quoted as JSON is. No control character gets through, so that nothing that a
    /// server wrote breaks the line or reaches a terminal as a command.
    public var description: String {
        (["\(level): \(message)"] + fields.map { "\($0.name)=\($0.value.quotedIfNeeded)" }).joined(separator: " ")
    }
}

extension String {
    fileprivate var quotedIfNeeded: String {
        isPlainWord ? self : JSONValue.string(self).text.unicodeScalars.map(\.escapedIfControl).joined()
    }

    private var isPlainWord: Bool {
        !isEmpty && utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\"") }
    }
}

extension Unicode.Scalar {
    /// This character, or its code where it is one of the control characters that JSON lets stand.
    fileprivate var escapedIfControl: String {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: "\\u{\(String(value, radix: 16))}"
        default: String(self)
        }
    }
}
