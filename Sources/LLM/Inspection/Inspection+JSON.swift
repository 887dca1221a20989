import JSONCoding
import WebAPI

extension Inspection {
    /// What a call came to, in the fields of ``json``.
    static func fields(of result: Result<ChatCompletion, LLMAPIError>) -> JSONObject {
        let outcome: Outcome
        let completion: ChatCompletion?
        var failure: LLMAPIError?
        switch result {
        case .success(let whole):
            (outcome, completion) = (.complete, whole)
        case .failure(let error):
            (outcome, completion) = (error.kind == .truncated ? .truncated : .error, error.partial)
            failure = error
        }
        let choice = completion?.choices.first
        return [
            "outcome": .string(outcome.rawValue),
            "text": .string(choice?.message.content ?? ""),
            "reasoning": .string(choice?.message.reasoning ?? ""),
            "refusal": json(choice?.message.refusal),
            "tool_calls": .array((choice?.message.toolCalls ?? []).map(json)),
            "finish_reason": json(choice?.finishReason?.rawValue),
            "usage": completion?.usage.map(json) ?? .null,
            "error": failure.map(json) ?? .null,
        ]
    }

    private static func json(_ call: ToolCall) -> JSONValue {
        ["id": .string(call.id), "name": .string(call.name), "arguments": .string(call.arguments)]
    }

    private static func json(_ usage: Usage) -> JSONValue {
        [
            "prompt": json(usage.promptTokens),
            "completion": json(usage.completionTokens),
            "total": json(usage.totalTokens),
            "cached": json(usage.cachedTokens),
            "reasoning": json(usage.reasoningTokens),
        ]
    }

    private static func json(_ error: LLMAPIError) -> JSONValue {
        [
            "kind": .string(error.kind.rawValue),
            "message": json(error.providerError?.message),
            "type": json(error.providerError?.type),
            "code": json(error.providerError?.code),
            "retryable": .bool(error.isRetryable),
            "retry_after": error.retryAfter.map { .number(JSONNumber($0.seconds)) } ?? .null,
        ]
    }

    private static func json(_ text: String?) -> JSONValue {
        text.map(JSONValue.string) ?? .null
    }

    private static func json(_ number: Int?) -> JSONValue {
        number.map { .number(JSONNumber($0)) } ?? .null
    }
}
