public import JSONCoding

extension Usage {
    /// How the tokens of an answer split up.
    public struct CompletionDetails: JSONModel, FieldModel {
        /// Tokens that the model spent on reasoning.
        public var reasoningTokens: Int?
        /// Tokens of audio.
        public var audioTokens: Int?
        /// Tokens of a predicted output that came true.
        public var acceptedPredictionTokens: Int?
        /// Tokens of a predicted output that did not come true; they are paid for as well.
        public var rejectedPredictionTokens: Int?
        /// Unknown fields.
        public var extraFields: JSONObject

        /// Makes details.
        public init(
            reasoningTokens: Int? = nil,
            audioTokens: Int? = nil,
            acceptedPredictionTokens: Int? = nil,
            rejectedPredictionTokens: Int? = nil,
            extraFields: JSONObject = [:]
        ) {
            self.reasoningTokens = reasoningTokens
            self.audioTokens = audioTokens
            self.acceptedPredictionTokens = acceptedPredictionTokens
            self.rejectedPredictionTokens = rejectedPredictionTokens
            self.extraFields = extraFields
        }

        /// Reads details.
        public init(fields: JSONObject) {
            var reader = FieldReader(fields)
            self.init(reading: &reader)
        }

        init(reading fields: inout FieldReader) {
            reasoningTokens = fields.read("reasoning_tokens")
            audioTokens = fields.read("audio_tokens")
            acceptedPredictionTokens = fields.read("accepted_prediction_tokens")
            rejectedPredictionTokens = fields.read("rejected_prediction_tokens")
            extraFields = fields.rest
        }

        /// The details as a usage holds them.
        public var fields: JSONObject {
            var fields = FieldWriter(extraFields: extraFields)
            fields.write("reasoning_tokens", reasoningTokens)
            fields.write("audio_tokens", audioTokens)
            fields.write("accepted_prediction_tokens", acceptedPredictionTokens)
            fields.write("rejected_prediction_tokens", rejectedPredictionTokens)
            return fields.fields
        }
    }
}
