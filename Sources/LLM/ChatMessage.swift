public import JSONCoding

/// A message of a conversation that is sent to a model.
///
/// ```swift
/// [.system("Be brief."), .user("What is a martlet?")]
/// ```
public struct ChatMessage: JSONModel {
    /// Who speaks.
    public var role: Role
    /// What is said; `nil` in an assistant's message that only calls tools.
    public var content: MessageContent?
    /// The name of the speaker, to tell apart several of one role.
    public var name: String?
    /// The refusal in an assistant's message that is sent back.
    public var refusal: String?
    /// The id of the speech in an assistant's message that is sent back.
    public var audioID: String?
    /// The calls in an assistant's message that is sent back.
    public var toolCalls: [ToolCall]
    /// The call whose result this message is.
    public var toolCallID: String?
    /// Further fields, such as `reasoning_details` of OpenRouter or `prefix` of DeepSeek and Mistral.
    public var extraFields: JSONObject

    /// Makes a message. The functions named for the roles are shorter.
    public init(
        role: Role,
        content: MessageContent? = nil,
        name: String? = nil,
        refusal: String? = nil,
        audioID: String? = nil,
        toolCalls: [ToolCall] = [],
        toolCallID: String? = nil,
        extraFields: JSONObject = [:]
    ) {
        self.role = role
        self.content = content
        self.name = name
        self.refusal = refusal
        self.audioID = audioID
        self.toolCalls = toolCalls
        self.toolCallID = toolCallID
        self.extraFields = extraFields
    }

    /// Reads a message.
    ///
    /// - Throws: `DecodingError.keyNotFound` if there is no `role`.
    public init(fields: JSONObject) throws(DecodingError) {
        var fields = FieldReader(fields)
        guard let role: Role = fields.read("role") else {
            throw .missing("role", because: "a message has no role")
        }
        self.role = role
        content = fields.read("content", MessageContent.init(json:))
        name = fields.read("name")
        refusal = fields.read("refusal")
        audioID = fields.read("audio") { audio in
            audio.objectValue?.count == 1 ? audio["id"]?.stringValue : nil
        }
        toolCalls = fields.read("tool_calls") ?? []
        toolCallID = fields.read("tool_call_id")
        extraFields = fields.rest
    }

    /// The message as a request holds it.
    public var fields: JSONObject {
        var fields = FieldWriter(extraFields: extraFields, precedence: .extra)
        fields.write("role", role)
        fields.write("content", content?.json)
        fields.write("name", name)
        fields.write("refusal", refusal)
        fields.write("audio", audioID.map { ["id": .string($0)] })
        fields.write("tool_calls", toolCalls.isEmpty ? nil : toolCalls)
        fields.write("tool_call_id", toolCallID)
        return fields.fields
    }
}
