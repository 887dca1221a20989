import JSONCoding

/// What the object of a tool call says, be it a whole call or a fragment of a streamed one.
struct ToolCallFields {
    var index: Int?
    var id: String?
    var kind: ToolCall.Kind?
    var payload: ToolPayload?
    var extraFields: JSONObject

    init(_ fields: inout FieldReader) {
        index = fields.read("index")
        id = fields.readNonEmpty("id")
        let type: ToolCall.Kind? = fields.read("type")
        let function = fields.readValue("function") { ToolPayload($0, argumentsKey: "arguments") }
        let custom = fields.readValue("custom") { ToolPayload($0, argumentsKey: "input") }
        extraFields = fields.rest

        // Some servers write both objects and leave one of them empty. The one that says something counts.
        let isFilled = (function: function?.isEmpty == false, custom: custom?.isEmpty == false)
        if isFilled.custom, type == .custom || !isFilled.function {
            (kind, payload) = (.custom, custom)
        } else if isFilled.function, type == .custom {
            (kind, payload) = (.function, function)
        } else {
            (kind, payload) = (type ?? function.map { _ in .function }, function ?? custom)
        }
    }

    /// Reads the `function_call` that stood in the place of tool calls until 2023. It has neither index nor id, and
    /// is the only one of its choice: that is what index 0 says.
    init?(functionCall value: FieldValue) {
        guard let payload = ToolPayload(value, argumentsKey: "arguments") else { return nil }
        (index, kind, self.payload, extraFields) = (0, .function, payload, [:])
    }

    /// Whether it says nothing.
    var isEmpty: Bool { id == nil && payload?.isEmpty != false && extraFields.isEmpty }
}
