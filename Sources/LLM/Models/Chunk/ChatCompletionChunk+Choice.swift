public import JSONCoding

extension ChatCompletionChunk {
    /// What is new in one choice.
    public struct Choice: JSONModel, FieldModel {
        /// Which of the answers it belongs to, from 0.
        public var index: Int
        /// What is added to the answer.
        public var delta: Delta
        /// Why the answer ended; `nil` while it goes on.
        public var finishReason: FinishReason?
        /// How likely the new tokens were, where the request asked for that.
        public var logprobs: Logprobs?
        /// What went wrong with this choice; its form differs by provider.
        public var error: JSONValue?
        /// Unknown fields.
        public var extraFields: JSONObject

        /// Makes a choice.
        public init(
            index: Int = 0,
            delta: Delta,
            finishReason: FinishReason? = nil,
            logprobs: Logprobs? = nil,
            error: JSONValue? = nil,
            extraFields: JSONObject = [:]
        ) {
            self.index = index
            self.delta = delta
            self.finishReason = finishReason
            self.logprobs = logprobs
            self.error = error
            self.extraFields = extraFields
        }

        /// Reads a choice.
        ///
        /// Its `delta` counts. Without one it is `message`, as some servers call it (Perplexity sends both, and repeats
        /// all that was said in the latter), or `text`, as in the completions of old.
        public init(fields: JSONObject) {
            var reader = FieldReader(fields)
            self.init(reading: &reader)
        }

        init(reading fields: inout FieldReader) {
            index = fields.read("index") ?? 0
            delta = fields.read("delta") ?? fields.read("message") ?? Delta(content: fields.read("text"))
            finishReason = fields.read("finish_reason")
            logprobs = fields.read("logprobs")
            error = fields.read("error")
            extraFields = fields.rest
        }

        /// The choice as a chunk holds it.
        public var fields: JSONObject {
            var fields = FieldWriter(extraFields: extraFields)
            fields.write("index", index)
            fields.write("delta", delta)
            fields.write("finish_reason", finishReason)
            fields.write("logprobs", logprobs)
            fields.write("error", error)
            return fields.fields
        }
    }
}
