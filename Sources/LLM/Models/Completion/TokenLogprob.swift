public import JSONCoding

/// How likely a token was in its place.
public struct TokenLogprob: JSONModel, FieldModel {
    /// The token.
    public var token: String
    /// The natural logarithm of its probability; −9999 for one that was very unlikely. llama.cpp also sends −∞.
    public var logprob: Double?
    /// The UTF-8 bytes of the token, for characters that more than one token make up.
    public var bytes: [UInt8]?
    /// The most likely tokens in this place, as many as the request asked for.
    public var topLogprobs: [TokenLogprob]
    /// Unknown fields, such as `id`, the token's number.
    public var extraFields: JSONObject

    /// Makes a token.
    public init(
        token: String,
        logprob: Double?,
        bytes: [UInt8]? = nil,
        topLogprobs: [TokenLogprob] = [],
        extraFields: JSONObject = [:]
    ) {
        self.token = token
        self.logprob = logprob
        self.bytes = bytes
        self.topLogprobs = topLogprobs
        self.extraFields = extraFields
    }

    /// Reads a token.
    public init(fields: JSONObject) {
        var reader = FieldReader(fields)
        self.init(reading: &reader)
    }

    init(reading fields: inout FieldReader) {
        token = fields.read("token") ?? ""
        logprob = fields.read("logprob")
        bytes = fields.readList("bytes") { $0.intValue.flatMap(UInt8.init(exactly:)) }
        topLogprobs = fields.read("top_logprobs") ?? []
        extraFields = fields.rest
    }

    /// The token as log probabilities hold it. −∞, which JSON can't express, is written as −9999, OpenAI's word for it.
    public var fields: JSONObject {
        var fields = FieldWriter(extraFields: extraFields)
        fields.write("token", token)
        fields.write("logprob", logprob == -.infinity ? -9999 : logprob)
        fields.write("bytes", bytes.map { .array($0.map { .number(JSONNumber($0)) }) })
        fields.write("top_logprobs", topLogprobs.isEmpty ? nil : topLogprobs)
        return fields.fields
    }
}
