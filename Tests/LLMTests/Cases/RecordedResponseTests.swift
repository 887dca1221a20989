import JSONCoding
import Testing

@testable import LLM

@Suite(
    "Recorded responses of real servers",
    .enabled(if: !RecordedResponse.all.isEmpty, "The recordings are not part of the project; see RecordedResponse")
)
struct RecordedResponseTests {
    @Test("There are as many as there should be")
    func count() {
        #expect(RecordedResponse.all.count == 369)
    }

    @Test("A response comes to what is right", arguments: RecordedResponse.all)
    func client(_ recorded: RecordedResponse) async {
        let exchange = Exchange(status: recorded.status, headers: recorded.headers, chunks: pieces(of: recorded.body))
        let result = recorded.isStream ? await exchange.stream().result : await exchange.chat()
        #expect(summary(of: result) == expectation(of: recorded, result))
    }

    @Test("An inspection of its body comes to the same", arguments: RecordedResponse.all)
    func inspection(_ recorded: RecordedResponse) async {
        let inspection = await Inspection(of: recorded.body)
        #expect(summary(of: inspection.result) == expectation(of: recorded, inspection.result))
    }

    /// As a network might cut it.
    private func pieces(of body: [UInt8]) -> [[UInt8]] {
        stride(from: 0, to: body.count, by: 1447).map { Array(body[$0..<min($0 + 1447, body.count)]) }
    }

    private func summary(of result: Result<ChatCompletion, LLMAPIError>) -> JSONValue {
        let (outcome, completion): (String, ChatCompletion?) =
            switch result {
            case .success(let completion): ("complete", completion)
            case .failure(let error): (error.kind == .truncated ? "truncated" : "error", error.partial)
            }
        let choice = completion?.choices.first
        return [
            "outcome": .string(outcome),
            "text": digest(choice?.message.content ?? ""),
            "reasoning": digest(choice?.message.reasoning ?? ""),
            "refusal": choice?.message.refusal.map(digest) ?? .null,
            "tool_calls": .array(
                (choice?.message.toolCalls ?? []).map { call in
                    [
                        "name": .string(call.name),
                        "arguments": .string(SHA256.digest(of: call.arguments.utf8)),
                        "id": .string(call.id),
                    ]
                }
            ),
            "finish_reason": choice?.finishReason.map { .string($0.rawValue) } ?? .null,
            "usage": completion?.usage.map { usage in
                [
                    "prompt": usage.promptTokens.map { .number(JSONNumber($0)) } ?? .null,
                    "completion": usage.completionTokens.map { .number(JSONNumber($0)) } ?? .null,
                    "total": usage.totalTokens.map { .number(JSONNumber($0)) } ?? .null,
                ]
            } ?? .null,
            "choices": .number(JSONNumber(completion?.choices.count ?? 0)),
        ]
    }

    private func digest(_ text: String) -> JSONValue {
        ["length": .number(JSONNumber(text.unicodeScalars.count)), "sha256": .string(SHA256.digest(of: text.utf8))]
    }

    /// What was noted, in the terms of our own rules: an id that is missing is made up, an empty finish reason is none,
    /// and Groq's usage counts where there is no other.
    private func expectation(
        of recorded: RecordedResponse,
        _ result: Result<ChatCompletion, LLMAPIError>
    ) -> JSONValue {
        let expected = recorded.expected
        let actual = summary(of: result)
        let isGroq = recorded.file.contains("-groq-") && expected["usage"] == .null
        let calls = expected["tool_calls_if_new_id_opens_new_call"] ?? expected["tool_calls"]
        return [
            "outcome": expected["outcome"] ?? .null,
            "text": ["length": expected["text_len"] ?? .null, "sha256": expected["text_sha256"] ?? .null],
            "reasoning": [
                "length": expected["reasoning_len"] ?? .null, "sha256": expected["reasoning_sha256"] ?? .null,
            ],
            "refusal": expected["refusal_len"].map { ["length": $0, "sha256": expected["refusal_sha256"] ?? .null] }
                ?? .null,
            "tool_calls": .array(
                (calls?.arrayValue ?? []).enumerated().map { position, call in
                    let id = call["id"]?.stringValue ?? ""
                    let invented = actual["tool_calls"]?[position]?["id"]?.stringValue ?? ""
                    return [
                        "name": call["name"] ?? .null,
                        "arguments": call["arguments_sha256"] ?? .null,
                        "id": .string(id.isEmpty && !invented.isEmpty ? invented : id),
                    ]
                }
            ),
            "finish_reason": expected["finish_reason"] == "" ? .null : expected["finish_reason"] ?? .null,
            "usage": (isGroq ? actual["usage"] : expected["usage"]) ?? .null,
            "choices": expected["n_choices"] ?? .null,
        ]
    }
}
