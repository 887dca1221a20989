public import JSONCoding

/// What a completion took, in tokens.
///
/// The counts are the server's own. They need not add up: xAI counts reasoning in the total only, and some count it in
/// ``completionTokens`` and some do not.
public struct Usage: JSONModel, FieldModel {
    /// The tokens of the request.
    public var promptTokens: Int?
    /// The tokens of the answer.
    public var completionTokens: Int?
    /// The tokens of both, as the server says.
    public var totalTokens: Int?
    /// How ``promptTokens`` splits up.
    public var promptDetails: PromptDetails?
    /// How ``completionTokens`` splits up.
    public var completionDetails: CompletionDetails?
    /// Unknown fields, such as timings and what it cost.
    public var extraFields: JSONObject

    /// Makes a usage.
    public init(
        promptTokens: Int? = nil,
        completionTokens: Int? = nil,
        totalTokens: Int? = nil,
        promptDetails: PromptDetails? = nil,
        completionDetails: CompletionDetails? = nil,
        extraFields: JSONObject = [:]
    ) {
        self.promptTokens = promptTokens
        self.completionTokens = completionTokens
        self.totalTokens = totalTokens
        self.promptDetails = promptDetails
        self.completionDetails = completionDetails
        self.extraFields = extraFields
    }

    /// Reads a usage.
    public init(fields: JSONObject) {
        var reader = FieldReader(fields)
        self.init(reading: &reader)
    }

    init(reading fields: inout FieldReader) {
        promptTokens = fields.read("prompt_tokens")
        completionTokens = fields.read("completion_tokens")
        totalTokens = fields.read("total_tokens")
        promptDetails = fields.read("prompt_tokens_details")
        completionDetails = fields.read("completion_tokens_details")
        extraFields = fields.rest
    }

    /// The usage as a completion holds it.
    public var fields: JSONObject {
        var fields = FieldWriter(extraFields: extraFields)
        fields.write("prompt_tokens", promptTokens)
        fields.write("completion_tokens", completionTokens)
        fields.write("total_tokens", totalTokens)
        fields.write("prompt_tokens_details", promptDetails)
        fields.write("completion_tokens_details", completionDetails)
        return fields.fields
    }
}
