public import JSONCoding

/// A call that the model wants made.
///
/// Run it and send its result back as ``ChatMessage/tool(_:callID:)``, after the message that made the call.
public struct ToolCall: JSONModel, FieldModel {
    /// The name of this call, which its result refers to. Where a server sent none, one is made up.
    public var id: String
    /// What kind of tool is called.
    public var kind: Kind
    /// The name of the tool.
    public var name: String
    /// A function's arguments as JSON text, or a custom tool's input. The model wrote it: it may be no valid JSON.
    ///
    /// Empty is what many servers send for a function without parameters; ``decodeArguments(as:with:)`` reads it as `{}`.
    public var arguments: String
    /// Unknown fields beside ``name`` and ``arguments``, in the object that holds these two.
    public var payloadFields: JSONObject
    /// Unknown fields of the call, such as Gemini's `extra_content` with its `thought_signature`. They go back with it.
    public var extraFields: JSONObject

    /// Makes a call.
    public init(
        id: String,
        kind: Kind = .function,
        name: String,
        arguments: String = "",
        payloadFields: JSONObject = [:],
        extraFields: JSONObject = [:]
    ) {
        self.id = id
        self.kind = kind
        self.name = name
        self.arguments = arguments
        self.payloadFields = payloadFields
        self.extraFields = extraFields
    }

    /// Reads a call. Its `index`, which some servers add, is dropped: the position in the list says the same.
    public init(fields: JSONObject) {
        var reader = FieldReader(fields)
        self.init(reading: &reader)
    }

    init(reading fields: inout FieldReader) {
        self.init(ToolCallFields(&fields))
    }

    /// The call as a message holds it.
    public var fields: JSONObject {
        var fields = FieldWriter(extraFields: extraFields)
        fields.write("id", id)
        fields.write("type", kind)
        fields.write(kind == .custom ? "custom" : "function", payload)
        return fields.fields
    }

    /// `nil` for a call of an unknown kind that has neither name nor arguments; what it has lies in its extra fields.
    private var payload: JSONValue? {
        if kind != .function, kind != .custom, name.isEmpty, arguments.isEmpty { return nil }
        var payload = FieldWriter(extraFields: payloadFields)
        payload.write("name", name)
        payload.write(kind == .custom ? "input" : "arguments", arguments)
        return .object(payload.fields)
    }

    init(_ call: ToolCallFields) {
        self.init(
            id: call.id ?? "",
            kind: call.kind ?? .function,
            name: call.payload?.name ?? "",
            arguments: call.payload?.arguments ?? "",
            payloadFields: call.payload?.extraFields ?? [:],
            extraFields: call.extraFields
        )
    }
}
