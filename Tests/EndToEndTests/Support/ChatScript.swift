import FaultServer
import JSONCoding

/// What a chat server sends, as steps of a script.
enum ChatScript {
    /// A whole stream: each piece as an event of its own, the finish reason, and `[DONE]`.
    static func stream(_ pieces: String..., finish: String = "stop", usage: JSONValue? = nil) -> ScriptedResponse {
        ScriptedResponse([.eventStreamHead] + pieces.map(text) + end(finish: finish, usage: usage))
    }

    /// The end of a stream.
    static func end(finish: String = "stop", usage: JSONValue? = nil) -> [ScriptedResponse.Step] {
        let last = usage.map { [chunk(choices: [], usage: $0)] } ?? []
        let finish = chunk(choices: [["index": 0, "delta": [:], "finish_reason": .string(finish)]])
        return [finish] + last + [.event("[DONE]"), .lastChunk()]
    }

    /// A piece of the answer's text.
    static func text(_ piece: String) -> ScriptedResponse.Step {
        delta(["content": .string(piece)])
    }

    /// A piece of reasoning.
    static func reasoning(_ piece: String) -> ScriptedResponse.Step {
        delta(["reasoning_content": .string(piece)])
    }

    static func delta(_ delta: JSONValue) -> ScriptedResponse.Step {
        chunk(choices: [["index": 0, "delta": delta, "finish_reason": nil]])
    }

    /// A whole answer in one piece.
    static func completion(_ text: String) -> ScriptedResponse {
        let completion: JSONValue = [
            "id": "c1", "object": "chat.completion", "created": 1_790_000_000, "model": "m",
            "choices": [
                ["index": 0, "message": ["role": "assistant", "content": .string(text)], "finish_reason": "stop"]
            ],
            "usage": usage,
        ]
        return .json(completion.text)
    }

    /// An error as OpenAI words it.
    static func failure(
        _ status: Int,
        _ message: String = "No",
        type: String? = nil,
        code: String? = nil
    ) -> ScriptedResponse {
        .json(error(message, type: type, code: code), status: status)
    }

    /// An error that asks to be left alone for so many milliseconds.
    static func failure(_ status: Int, retryAfter milliseconds: Int) -> ScriptedResponse {
        .text(
            error("No"),
            status: status,
            headers: ["Content-Type": "application/json", "retry-after-ms": "\(milliseconds)"]
        )
    }

    private static func error(_ message: String, type: String? = nil, code: String? = nil) -> String {
        let error: JSONValue = [
            "error": [
                "message": .string(message), "type": type.map(JSONValue.string) ?? nil,
                "code": code.map(JSONValue.string) ?? nil,
            ]
        ]
        return error.text
    }

    static let usage: JSONValue = ["prompt_tokens": 7, "completion_tokens": 3, "total_tokens": 10]

    private static func chunk(choices: JSONValue, usage: JSONValue? = nil) -> ScriptedResponse.Step {
        var chunk: JSONValue = [
            "id": "c1", "object": "chat.completion.chunk", "created": 1_790_000_000, "model": "m", "choices": choices,
        ]
        if let usage { chunk["usage"] = usage }
        return .event(chunk.text)
    }
}
