public import JSONCoding

extension ChatCompletionChunk {
    /// A piece of a tool call, as a chunk holds it.
    ///
    /// The first piece of a call has its id and its name, later ones go on with the arguments. Which call a piece
    /// belongs to says its index, where the server sends one.
    public struct ToolCallDelta: JSONModel, FieldModel {
        /// The number of the call; `nil` where the server sends none.
        public var index: Int?
        /// The id of the call; `nil` where it is absent or empty.
        public var id: String?
        /// What kind of tool is called.
        public var kind: ToolCall.Kind?
        /// The name of the tool; `nil` where it is absent or empty.
        public var name: String?
        /// The new piece of the arguments; empty where there is none.
        public var arguments: String
        /// Unknown fields beside ``name`` and ``arguments``, in the object that holds these two.
        public var payloadFields: JSONObject
        /// Unknown fields, such as Gemini's `extra_content`.
        public var extraFields: JSONObject

        /// Makes a piece of a call.
        public init(
            index: Int? = nil,
            id: String? = nil,
            kind: ToolCall.Kind? = nil,
            name: String? = nil,
            arguments: String = "",
            payloadFields: JSONObject = [:],
            extraFields: JSONObject = [:]
        ) {
            self.index = index
            self.id = id
            self.kind = kind
            self.name = name
            self.arguments = arguments
            self.payloadFields = payloadFields
            self.extraFields = extraFields
        }

        /// Reads a piece of a call. Arguments that are an object become their JSON text.
        public init(fields: JSONObject) {
            var reader = FieldReader(fields)
            self.init(reading: &reader)
        }

        init(reading fields: inout FieldReader) {
            self.init(ToolCallFields(&fields))
        }

        /// The piece as a delta holds it.
        public var fields: JSONObject {
            var fields = FieldWriter(extraFields: extraFields)
            fields.write("index", index)
            fields.write("id", id)
            fields.write("type", kind)
            var payload = FieldWriter(extraFields: payloadFields)
            payload.write("name", name)
            payload.write(kind == .custom ? "input" : "arguments", arguments)
            fields.write(kind == .custom ? "custom" : "function", .object(payload.fields))
            return fields.fields
        }

        init(_ call: ToolCallFields) {
            self.init(
                index: call.index,
                id: call.id,
                kind: call.kind,
                name: call.payload?.name,
                arguments: call.payload?.arguments ?? "",
                payloadFields: call.payload?.extraFields ?? [:],
                extraFields: call.extraFields
            )
        }
    }
}
