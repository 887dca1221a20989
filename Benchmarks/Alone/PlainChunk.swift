/// A chunk as a plain program declares it.
struct PlainChunk: Decodable {
    var id: String
    var object: String
    var created: Int
    var model: String
    var choices: [Choice]

    struct Choice: Decodable {
        var index: Int
        var delta: Delta
        var finishReason: String?

        private enum CodingKeys: String, CodingKey {
            case index, delta
            case finishReason = "finish_reason"
        }
    }

    struct Delta: Decodable {
        var role: String?
        var content: String?
    }

    var text: String? { choices.first?.delta.content }
}
