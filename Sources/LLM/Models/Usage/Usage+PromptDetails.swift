public import JSONCoding

extension Usage {
    /// How the tokens of a request split up.
    public struct PromptDetails: JSONModel, FieldModel {
        /// Tokens that were read from a cache.
        public var cachedTokens: Int?
        /// Tokens that were written to a cache.
        public var cacheWriteTokens: Int?
        /// Tokens of audio.
        public var audioTokens: Int?
        /// Unknown fields.
        public var extraFields: JSONObject

        /// Makes details.
        public init(
            cachedTokens: Int? = nil,
            cacheWriteTokens: Int? = nil,
            audioTokens: Int? = nil,
            extraFields: JSONObject = [:]
        ) {
            self.cachedTokens = cachedTokens
            self.cacheWriteTokens = cacheWriteTokens
            self.audioTokens = audioTokens
            self.extraFields = extraFields
        }

        /// Reads details.
        public init(fields: JSONObject) {
            var reader = FieldReader(fields)
            self.init(reading: &reader)
        }

        init(reading fields: inout FieldReader) {
            cachedTokens = fields.read("cached_tokens")
            cacheWriteTokens = fields.read("cache_write_tokens")
            audioTokens = fields.read("audio_tokens")
            extraFields = fields.rest
        }

        /// The details as a usage holds them.
        public var fields: JSONObject {
            var fields = FieldWriter(extraFields: extraFields)
            fields.write("cached_tokens", cachedTokens)
            fields.write("cache_write_tokens", cacheWriteTokens)
            fields.write("audio_tokens", audioTokens)
            return fields.fields
        }
    }
}
