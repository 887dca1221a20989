import JSONCoding
import LLM
import Testing

@Suite("Chunks put together")
struct AccumulationTests {
    private func completion(_ chunks: String...) async throws -> ChatCompletion {
        let body = chunks.map { "data: \($0)\n\n" }.joined() + "data: [DONE]\n\n"
        return try await Exchange(chunks: [Array(body.utf8)]).stream().result.get()
    }

    @Test("The head is the first that says something")
    func head() async throws {
        let completion = try await completion(
            #"{"id":"","model":"","created":0,"object":"","choices":[]}"#,
            #"{"id":"c1","model":"m","created":7,"object":"chat.completion.chunk","system_fingerprint":"f","choices":[]}"#,
            #"{"id":"c2","model":"n","created":8,"service_tier":"default","choices":[]}"#
        )
        #expect(completion.id == "c1")
        #expect(completion.model == "m")
        #expect(completion.created == 7)
        #expect(completion.object == "chat.completion")
        #expect(completion.systemFingerprint == "f")
        #expect(completion.serviceTier == "default")
    }

    @Test("Choices are told apart, and come in order")
    func choices() async throws {
        let completion = try await completion(
            #"{"choices":[{"index":2,"delta":{"content":"c"}},{"index":0,"delta":{"content":"a"}}]}"#,
            #"{"choices":[{"index":1,"delta":{"content":"b"}}]}"#,
            #"{"choices":[{"index":0,"delta":{"content":"a"}},{"index":2,"delta":{"content":"c"}}]}"#
        )
        #expect(completion.choices.map(\.index) == [0, 1, 2])
        #expect(completion.choices.map(\.message.content) == ["aa", "b", "cc"])
    }

    @Test("Content that never came is none, empty content is empty")
    func content() async throws {
        #expect(
            try await completion(#"{"choices":[{"delta":{"content":null}}]}"#).choices.first?.message.content == nil
        )
        #expect(try await completion(#"{"choices":[{"delta":{"content":""}}]}"#).choices.first?.message.content == "")
    }

    @Test("Log probabilities are joined, also those of older servers")
    func logprobs() async throws {
        let completion = try await completion(
            #"{"choices":[{"delta":{"content":"a"},"logprobs":{"content":[{"token":"a","logprob":-0.1}],"refusal":null}}]}"#,
            #"{"choices":[{"delta":{"content":"b"},"logprobs":{"content":[{"token":"b","logprob":-Infinity}]}}]}"#,
            #"{"choices":[{"delta":{},"logprobs":null}]}"#,
            #"{"choices":[{"delta":{},"logprobs":{"tokens":["x"],"token_logprobs":[-1]}}]}"#,
            #"{"choices":[{"delta":{},"logprobs":{"tokens":["y"],"token_logprobs":[-2]}}]}"#
        )
        let logprobs = try #require(completion.choices.first?.logprobs)
        #expect(logprobs.content?.map(\.token) == ["a", "b"])
        #expect(logprobs.refusal == nil)
        #expect(logprobs.extraFields == ["tokens": ["x", "y"], "token_logprobs": [-1, -2]])
    }

    @Test("Speech is joined")
    func audio() async throws {
        let completion = try await completion(
            #"{"choices":[{"delta":{"audio":{"id":"a1","transcript":"He"}}}]}"#,
            #"{"choices":[{"delta":{"audio":{"data":"AAAA","transcript":"llo"}}}]}"#,
            #"{"choices":[{"delta":{"audio":{"data":"BBBB","expires_at":9}}}]}"#
        )
        let audio = try #require(completion.choices.first?.message.audio)
        #expect(audio.id == "a1")
        #expect(audio.transcript == "Hello")
        #expect(audio.data == "AAAABBBB")
        #expect(audio.expiresAt == 9)
    }

    @Test("Annotations are collected")
    func annotations() async throws {
        let completion = try await completion(
            #"{"choices":[{"delta":{"annotations":[{"type":"url_citation","url_citation":{"url":"https://a"}}]}}]}"#,
            #"{"choices":[{"delta":{"annotations":[{"type":"url_citation","url_citation":{"url":"https://b"}}]}}]}"#
        )
        #expect(
            completion.choices.first?.message.annotations.compactMap(\.urlCitation?.url) == ["https://a", "https://b"]
        )
    }

    @Test("Unknown fields stay: lists grow, objects merge, of the rest the last counts")
    func unknownFields() async throws {
        let completion = try await completion(
            #"{"provider":"X","citations":["a"],"choices":[{"delta":{"reasoning_details":[{"text":"1"}],"channel":"x"},"native":1}]}"#,
            #"{"provider":null,"meta":{"a":1},"choices":[{"delta":{"reasoning_details":[{"text":"2"}],"channel":"y"},"native":2}]}"#,
            #"{"meta":{"b":2},"choices":[{"delta":{"reasoning_details":[]}}]}"#
        )
        #expect(completion.extraFields == ["provider": "X", "citations": ["a"], "meta": ["a": 1, "b": 2]])
        let choice = try #require(completion.choices.first)
        #expect(choice.extraFields == ["native": 2])
        #expect(choice.message.extraFields == ["reasoning_details": [["text": "1"], ["text": "2"]], "channel": "y"])
    }

    @Test("Reasoning goes back in the field that it came in", arguments: ["reasoning", "reasoning_content"])
    func reasoningField(field: String) async throws {
        let completion = try await completion(
            #"{"choices":[{"delta":{"\#(field)":"a"}}]}"#,
            #"{"choices":[{"delta":{"\#(field)":"b","content":"c"}}]}"#
        )
        #expect(completion.choices.first?.message.json[field] == "ab")
    }

    @Test("Reasoning that came in parts goes back in parts, and other parts stay")
    func parts() async throws {
        let completion = try await completion(
            #"{"choices":[{"delta":{"content":[{"type":"thinking","thinking":[{"type":"text","text":"a"}]}]}}]}"#,
            #"{"choices":[{"delta":{"content":[{"type":"thinking","thinking":[{"type":"text","text":"b"}]}]}}]}"#,
            #"{"choices":[{"delta":{"content":[{"type":"text","text":"c"},{"type":"reference","reference_ids":[1]}]}}]}"#,
            #"{"choices":[{"delta":{"content":"d"}}]}"#
        )
        let message = try #require(completion.choices.first?.message)
        #expect(message.reasoning == "ab")
        #expect(message.content == "cd")
        #expect(
            message.json["content"] == [
                ["type": "thinking", "thinking": [["type": "text", "text": "ab"]]], ["type": "text", "text": "cd"],
                ["type": "reference", "reference_ids": [1]],
            ]
        )
        #expect(message.json["reasoning_content"] == nil)
    }

    @Test("The last usage that is not null counts, wherever it stands")
    func usage() async throws {
        let completion = try await completion(
            #"{"choices":[],"usage":{"total_tokens":1}}"#,
            #"{"choices":[],"usage":null}"#,
            #"{"choices":[],"x_groq":{"usage":{"total_tokens":2}}}"#,
            #"{"choices":[]}"#
        )
        #expect(completion.usage?.totalTokens == 2)
    }

    @Test("A streamed answer and the same one whole are equal")
    func sameAsWhole() async throws {
        let streamed = try await completion(
            #"{"id":"c1","created":7,"model":"m","choices":[{"index":0,"delta":{"role":"assistant","reasoning_content":"r"}}]}"#,
            #"{"id":"c1","created":7,"model":"m","choices":[{"index":0,"delta":{"content":"Hel"}}]}"#,
            #"{"id":"c1","created":7,"model":"m","choices":[{"index":0,"delta":{"content":"lo"},"finish_reason":"stop"}]}"#,
            #"{"id":"c1","created":7,"model":"m","choices":[],"usage":{"total_tokens":3}}"#
        )
        let whole = try ChatCompletion(
            json: JSONValue(
                parsing:
                    #"{"id":"c1","object":"chat.completion","created":7,"model":"m","choices":[{"index":0,"message":"#
                    + #"{"role":"assistant","content":"Hello","reasoning_content":"r"},"finish_reason":"stop"}],"#
                    + #""usage":{"total_tokens":3}}"#
            )
        )
        #expect(streamed == whole)
    }

    @Test("A long answer in many pieces comes whole")
    func long() async throws {
        let piece = Array("data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":\"word \"}}]}\n\n".utf8)
        let streamed = await Exchange(
            chunks: Array(repeating: piece, count: 20_000) + [Array("data: [DONE]\n\n".utf8)]
        ).stream()
        #expect(streamed.result.success?.text.utf8.count == 100_000)
    }
}
