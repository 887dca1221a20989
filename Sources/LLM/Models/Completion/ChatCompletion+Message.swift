public import JSONCoding

extension ChatCompletion {
    /// What the model said, in one choice.
    ///
    /// To go on with the conversation, send it back as ``ChatMessage/init(_:reasoning:)``.
    public struct Message: JSONModel, FieldModel {
        /// Who speaks: the assistant.
        public var role: Role
        /// The reasoning and the field that it came in.
        var thoughts: Reasoning?
        /// The content in the form that it came in.
        var body: MessageContent?
        /// Why the model refused to answer, instead of an answer.
        public var refusal: String?
        /// The calls that the model wants made.
        public var toolCalls: [ToolCall]
        /// Where the answer comes from, where the model searched the web.
        public var annotations: [Annotation]
        /// The answer as speech, where the request asked for that.
        public var audio: AudioOutput?
        /// Unknown fields, such as OpenRouter's `reasoning_details`. They go back with the message.
        public var extraFields: JSONObject

        /// Makes a message.
        ///
        /// - Parameter reasoningField: The field that the reasoning is written to.
        public init(
            role: Role = .assistant,
            content: String? = nil,
            reasoning: String? = nil,
            reasoningField: ReasoningField = .reasoningContent,
            refusal: String? = nil,
            toolCalls: [ToolCall] = [],
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

        /// Reads a message. The `function_call` of old becomes a tool call.
        public init(fields: JSONObject) {
            var reader = FieldReader(fields)
            self.init(reading: &reader)
        }

        init(reading fields: inout FieldReader) {
            role = fields.read("role") ?? .assistant
            body = fields.read("content", MessageContent.init(json:))
            thoughts = Reasoning(&fields)
            refusal = fields.read("refusal", \.stringValue)?.nonEmpty
            toolCalls = fields.read("tool_calls") ?? []
            annotations = fields.read("annotations") ?? []
            audio = AudioOutput(&fields)
            if let call = fields.readValue("function_call", ToolCallFields.init(functionCall:)), !call.isEmpty,
                toolCalls.isEmpty
            {
                toolCalls.append(ToolCall(call))
            }
            extraFields = fields.rest
        }

        /// The message as a choice holds it. Content is written even where there is none, as `null`, as servers do.
        public var fields: JSONObject {
            var fields = FieldWriter(extraFields: extraFields)
            fields.write("role", role)
            fields.write("content", body?.json ?? extraFields["content"] ?? .null)
            thoughts?.write(to: &fields)
            fields.write("refusal", refusal)
            fields.write("tool_calls", toolCalls.isEmpty ? nil : toolCalls)
            fields.write("annotations", annotations.isEmpty ? nil : annotations)
            fields.write("audio", audio)
            return fields.fields
        }
    }
}
