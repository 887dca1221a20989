/// A completion as a plain program declares it.
struct PlainCompletion: Decodable {
    var id: String
    var object: String
    var created: Int
    var model: String
    var choices: [Choice]
    var usage: Usage

    struct Choice: Decodable {
        var index: Int
        var message: Message
        var finishReason: String?

        private enum CodingKeys: String, CodingKey {
            case index, message
            case finishReason = "finish_reason"
        }
    }

    struct Message: Decodable {
        var role: String
        var content: String?
    }

    struct Usage: Decodable {
        var promptTokens: Int
        var completionTokens: Int
        var totalTokens: Int

        private enum CodingKeys: String, CodingKey {
            case promptTokens = "prompt_tokens"
            case completionTokens = "completion_tokens"
            case totalTokens = "total_tokens"
        }
    }

    var text: String? { choices.first?.message.content }
}
