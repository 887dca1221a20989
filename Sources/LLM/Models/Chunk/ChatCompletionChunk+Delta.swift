public import JSONCoding

extension ChatCompletionChunk {
    /// What a chunk adds to an answer.
    public struct Delta: JSONModel, FieldModel {
        /// Who speaks; as a rule only the first chunk says so.
        public var role: Role?
        /// The new content in the form that it came in.
        var body: MessageContent?
        /// The new reasoning and the field that it came in.
        var thoughts: Reasoning?
        /// The new piece of a refusal.
        public var refusal: String?
        /// New pieces of tool calls.
        public var toolCalls: [ToolCallDelta]
        /// New notes on the answer.
        public var annotations: [Annotation]
        /// The new piece of speech.
        public var audio: AudioOutput?
        /// Unknown fields, such as OpenRouter's `reasoning_details`.
        public var extraFields: JSONObject

        /// Makes a delta.
        ///
        /// - Parameter reasoningField: The field that the reasoning is written to.
        public init(
            role: Role? = nil,
            content: String? = nil,
            reasoning: String? = nil,
            reasoningField: ReasoningField = .reasoningContent,
            refusal: String? = nil,
            toolCalls: [ToolCallDelta] = [],
            annotations: [Annotation] = [],
            audio: AudioOutput? = nil,
            extraFields: JSONObject = [:]
        ) {
            self.role = role
            body = content.map(MessageContent.text)
            thoughts = reasoning.map { Reasoning(text: $0, field: reasoningField) }
            self.refusal = refusal
            self.toolCalls = toolCalls
            self.annotations = annotations
            self.audio = audio
            self.extraFields = extraFields
        }

        /// Reads a delta. The `function_call` of old becomes a piece of a tool call.
        public init(fields: JSONObject) {
            var reader = FieldReader(fields)
            self.init(reading: &reader)
        }

        init(reading fields: inout FieldReader) {
            role = fields.read("role")
            body = fields.read("content", MessageContent.init(json:))
            thoughts = Reasoning(&fields)
            refusal = fields.read("refusal", \.stringValue)
            toolCalls = fields.read("tool_calls") ?? []
            annotations = fields.read("annotations") ?? []
            audio = AudioOutput(&fields)
            if let call = fields.readValue("function_call", ToolCallFields.init(functionCall:)), !call.isEmpty,
                toolCalls.isEmpty
            {
                toolCalls.append(ToolCallDelta(call))
            }
            extraFields = fields.rest
        }

        /// The delta as a choice holds it.
        public var fields: JSONObject {
            var fields = FieldWriter(extraFields: extraFields)
            fields.write("role", role)
            fields.write("content", body?.json)
            thoughts?.write(to: &fields)
            fields.write("refusal", refusal)
            fields.write("tool_calls", toolCalls.isEmpty ? nil : toolCalls)
            fields.write("annotations", annotations.isEmpty ? nil : annotations)
            fields.write("audio", audio)
            return fields.fields
        }
    }
}
