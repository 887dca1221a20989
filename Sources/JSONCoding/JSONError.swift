/// Why a document could not be read: where that was, and what stood there.
///
/// Parsing a ``JSONValue`` throws it. The decoder throws a `DecodingError`, as all of Swift's decoders do, and this is
/// its underlying error.
public struct JSONError: Error, Sendable, Hashable {
    /// What went wrong, for a program to tell apart.
    public var kind: Kind
    /// Which value was being read.
    public var path: JSONPath
    /// How many bytes stand before the failure; `nil` if what was decoded was no text, but a ``JSONValue``.
    public var offset: Int?
    /// The beginning of what stood there, cut after some 40 characters; empty at the end of the input.
    public var found: String
    /// What should have been there instead, or why the value won't do.
    public var reason: String

    /// Makes an error.
    public init(kind: Kind, path: JSONPath = JSONPath(), offset: Int?, found: String, reason: String) {
        self.kind = kind
        self.path = path
        self.offset = offset
        self.found = found
        self.reason = reason
    }
}

extension JSONError: CustomStringConvertible {
    /// The place, the reason and what stood there, such as `choices[0].index, byte 31: expected a number; found: "0"`.
    public var description: String {
        let path = path.components.isEmpty ? "top level" : "\(path)"
        let place = offset.map { "\(path), byte \($0)" } ?? path
        return "\(place): \(reason)" + (kind == .truncated ? "; the input ends here" : "; found: \(found)")
    }
}
