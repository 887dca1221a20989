import JSONCoding

/// The object inside a tool call that holds its name and its arguments.
struct ToolPayload {
    /// The name, `nil` where it is empty.
    var name: String?
    var arguments: String
    var extraFields: JSONObject

    /// Reads `function` or the `function_call` of old (key `arguments`), or `custom` (key `input`).
    init?(_ value: FieldValue, argumentsKey: StaticString) {
        guard var fields = value.fields else { return nil }
        name = fields.readNonEmpty("name")
        // A string is JSON text already; some servers send the object itself.
        arguments = fields.read(argumentsKey) { $0.stringValue ?? $0.text } ?? ""
        extraFields = fields.rest
    }

    /// Whether it says nothing: servers that write every field they know send an empty one for "none".
    var isEmpty: Bool { name == nil && arguments.isEmpty && extraFields.isEmpty }
}
