public import JSONCoding

/// How likely the tokens of an answer were.
public struct Logprobs: JSONModel, FieldModel {
    /// The tokens of the text; `nil` where the server sent none.
    public var content: [TokenLogprob]?
    /// The tokens of the refusal; `nil` where there is none.
    public var refusal: [TokenLogprob]?
    /// Unknown fields, such as `tokens` and `token_logprobs` of older servers.
    public var extraFields: JSONObject

    /// Makes log probabilities.
    public init(content: [TokenLogprob]? = nil, refusal: [TokenLogprob]? = nil, extraFields: JSONObject = [:]) {
        self.content = content
        self.refusal = refusal
        self.extraFields = extraFields
    }

    /// Reads log probabilities.
    public init(fields: JSONObject) {
        var reader = FieldReader(fields)
        self.init(reading: &reader)
    }

    init(reading fields: inout FieldReader) {
        content = fields.read("content")
        refusal = fields.read("refusal")
        extraFields = fields.rest
    }

    /// The log probabilities as a choice holds them.
    public var fields: JSONObject {
        var fields = FieldWriter(extraFields: extraFields)
        fields.write("content", content)
        fields.write("refusal", refusal)
        return fields.fields
    }
}
