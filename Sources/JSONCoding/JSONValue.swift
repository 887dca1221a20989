/// Any JSON value.
///
/// An object keeps the order of its members and a number its text, so a document that is parsed and written again by this
/// module stays what it was. Equality is that of the data: members compare in any order and numbers by their value.
///
/// ```swift
/// var value = try JSONValue(parsing: #"{"name": "Ada", "tags": ["x"]}"#)
/// value["name"]?.stringValue  // "Ada"
/// value["tags"]?[0] = "y"
/// value.text                  // {"name":"Ada","tags":["y"]}
/// ```
public enum JSONValue: Sendable, Hashable {
    /// The literal `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, kept as it was written.
    case number(JSONNumber)
    /// A string.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object, whose members keep their order.
    case object(JSONObject)
}

extension JSONValue: CustomStringConvertible {
    /// The value as compact JSON, the same as ``text``.
    public var description: String { text }
}
