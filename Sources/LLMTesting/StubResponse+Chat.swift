import JSONCoding
import LLM
public import WebAPI

/// The answers of a chat API.
extension StubResponse {
    /// A streamed answer, piece by piece, in one chunk each.
    ///
    /// - Parameters:
    ///   - pieces: The pieces of its text.
    ///   - finishReason: Why it ended; nil for a stream that says nothing of its end: no reason, and no `[DONE]`.
    ///   - ending: How the body ends.
    ///   - onEnding: Called when the reader has taken the last chunk and asks for more.
    public static func stream(
        _ pieces: String...,
        finishReason: String? = "stop",
        ending: Ending = .complete,
        onEnding: @escaping @Sendable () -> Void = {}
    ) -> StubResponse {
        let texts = pieces.map { event(["index": 0, "delta": ["content": .string($0)]]) }
        let end = finishReason.map {
            [event(["index": 0, "delta": [:], "finish_reason": .string($0)]), "data: [DONE]\n\n"]
        }
        return StubResponse(
            headers: ["Content-Type": "text/event-stream"],
            chunks: (texts + (end ?? [])).map { Array($0.utf8) },
            ending: ending,
            onEnding: onEnding
        )
    }

    /// A whole answer in one piece.
    public static func completion(_ text: String, model: String = "stub") -> StubResponse {
        let completion: JSONValue = [
            "id": "stub", "object": "chat.completion", "model": .string(model),
            "choices": [
                ["index": 0, "message": ["role": "assistant", "content": .string(text)], "finish_reason": "stop"]
            ],
        ]
        return StubResponse(completion.text)
    }

    /// A refusal, worded as OpenAI does.
    public static func failure(
        _ status: Int,
        _ message: String = "stub",
        type: String? = nil,
        code: String? = nil,
        headers: HTTPFields = [:]
    ) -> StubResponse {
        let error: JSONValue = [
            "error": [
                "message": .string(message), "type": type.map(JSONValue.string) ?? nil,
                "code": code.map(JSONValue.string) ?? nil,
            ]
        ]
        var fields: HTTPFields = ["Content-Type": "application/json"]
        fields = fields.merging(headers)
        return StubResponse(status: status, headers: fields, error.text)
    }

    private static func event(_ choice: JSONValue) -> String {
        let chunk: JSONValue = ["object": "chat.completion.chunk", "model": "stub", "choices": [choice]]
        return "data: \(chunk.text)\n\n"
    }
}
