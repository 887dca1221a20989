public import JSONCoding

extension ChatCompletion {
    /// One answer of a completion.
    public struct Choice: JSONModel, FieldModel {
        /// Which of the answers it is, from 0.
        public var index: Int
        /// The answer.
        public var message: Message
        /// Why it ended; `nil` where the server doesn't say.
        public var finishReason: FinishReason?
        /// How likely its tokens were, where the request asked for that.
        public var logprobs: Logprobs?
        /// Unknown fields, such as `content_filter_results` (Azure) or `native_finish_reason` (OpenRouter).
        public var extraFields: JSONObject

        /// Makes a choice.
        public init(
            index: Int = 0,
            message: Message,
            finishReason: FinishReason? = nil,
            logprobs: Logprobs? = nil,
            extraFields: JSONObject = [:]
        ) {
            self.index = index
            self.message = message
            self.finishReason = finishReason
            self.logprobs = logprobs
            self.extraFields = extraFields
        }

        /// Reads a choice. Without a `message` its `text` counts, as in the completions of old.
        public init(fields: JSONObject) {
            var reader = FieldReader(fields)
            self.init(reading: &reader)
        }

        init(reading fields: inout FieldReader) {
            index = fields.read("index") ?? 0
            message = fields.read("message") ?? Message(content: fields.read("text"))
            finishReason = fields.read("finish_reason")
            logprobs = fields.read("logprobs")
            extraFields = fields.rest
        }

        /// The choice as a completion holds it.
        public var fields: JSONObject {
            var fields = FieldWriter(extraFields: extraFields)
            fields.write("index", index)
            fields.write("message", message)
            fields.write("finish_reason", finishReason)
            fields.write("logprobs", logprobs)
            return fields.fields
        }
    }
}
