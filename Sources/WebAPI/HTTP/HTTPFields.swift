/// The header fields of a request or response, in order, with names compared without regard to case.
///
/// A field may appear more than once
/// ([RFC 9110, section 5.3](https://www.rfc-editor.org/rfc/rfc9110#section-5.3)): ``values(for:)`` gives each of its
/// lines, the subscript joins them with a comma and a space.
///
/// ```swift
/// var fields: HTTPFields = ["Accept": "application/json"]
/// fields["accept"]            // "application/json"
/// fields.append("a=1", for: "Set-Cookie")
/// ```
public struct HTTPFields: Sendable, ExpressibleByDictionaryLiteral {
    /// One line of a header.
    public struct Field: Sendable, Hashable {
        /// The name as it was written.
        public var name: String
        /// The value, without white space around it.
        public var value: String

        /// Makes a field of a name and a value.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    private var fields: [Field]

    /// Makes an empty set of fields.
    public init() {
        fields = []
    }

    /// Makes fields of the lines of a header, in order.
    package init(lines fields: [Field]) {
        self.fields = fields
    }

    /// Makes fields of name and value pairs, in order.
    public init(_ pairs: some Sequence<(String, String)>) {
        fields = pairs.map(Field.init)
    }

    /// Makes fields of a literal; a name that stands twice becomes two lines.
    public init(dictionaryLiteral elements: (String, String)...) {
        self.init(elements)
    }

    /// The values of a field joined with `", "`, or nil where it is absent.
    ///
    /// Setting replaces every line of that name, at the place of the first; setting nil removes them.
    public subscript(name: String) -> String? {
        get {
            guard let first = fields.firstIndex(where: { $0.name.isSameField(as: name) }) else { return nil }
            return fields[(first + 1)...].reduce(into: fields[first].value) { value, field in
                if field.name.isSameField(as: name) { value += ", " + field.value }
            }
        }
        set {
            let place = fields.firstIndex { $0.name.isSameField(as: name) }
            removeAll(named: name)
            if let newValue {
                fields.insert(Field(name: name, value: newValue), at: place ?? fields.endIndex)
            }
        }
    }

    /// The value of each line of a field, in order.
    public func values(for name: String) -> [String] {
        fields.lazy.filter { $0.name.isSameField(as: name) }.map(\.value)
    }

    /// Adds a line, beside the ones of the same name.
    public mutating func append(_ value: String, for name: String) {
        fields.append(Field(name: name, value: value))
    }

    /// Removes every line of a field.
    public mutating func removeAll(named name: String) {
        fields.removeAll { $0.name.isSameField(as: name) }
    }

    /// These fields, with each one that `other` names replaced by the lines that stand there.
    public func merging(_ other: HTTPFields) -> HTTPFields {
        guard !other.isEmpty else { return self }
        var merged = HTTPFields()
        merged.fields =
            fields.filter { field in !other.fields.contains { $0.name.isSameField(as: field.name) } } + other.fields
        return merged
    }
}

extension HTTPFields: RandomAccessCollection {
    /// The place of the first line.
    public var startIndex: Int { fields.startIndex }
    /// The place after the last line.
    public var endIndex: Int { fields.endIndex }
    /// The line at a place.
    public subscript(position: Int) -> Field { fields[position] }
}

extension HTTPFields: Hashable {
    /// Fields are equal when the same names (in any case) carry the same values in the same order.
    public static func == (left: HTTPFields, right: HTTPFields) -> Bool {
        left.elementsEqual(right) { $0.name.isSameField(as: $1.name) && $0.value == $1.value }
    }

    /// Hashes names in lower case, and values.
    public func hash(into hasher: inout Hasher) {
        for field in fields {
            hasher.combine(field.name.lowercased())
            hasher.combine(field.value)
        }
    }
}

extension String {
    /// Whether this and another are the same name of a header field: ASCII letters count without regard to case,
    /// everything else byte for byte.
    package func isSameField(as other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        return self == other || utf8.elementsEqual(other.utf8) { $0.lowercasedASCII == $1.lowercasedASCII }
    }
}
