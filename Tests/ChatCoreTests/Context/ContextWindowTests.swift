import ChatCore
import JSONCoding
import LLM
import Testing

@Suite("Context windows")
struct ContextWindowTests {
    /// A question of 10 tokens by the estimate.
    private let question = ChatMessage.user("24 bytes are six tokens.")
    /// An answer of 10 tokens by the estimate.
    private let answer = ChatMessage.assistant("24 bytes are six tokens.")

    private func excerpt(_ path: [Message], fitting tokens: Int, system: String? = nil) -> ContextWindow.Excerpt {
        ContextWindow(tokens: tokens, answerTokens: 0).excerpt(of: path, system: system)
    }

    @Test(
        "whole turns go, the oldest first, until the rest fits",
        arguments: [(50, 0), (49, 2), (30, 2), (29, 4), (10, 4), (9, 4), (0, 4)]
    )
    func turns(tokens: Int, dropped: Int) {
        let path = Message.path(question, answer, question, answer, question)
        let excerpt = excerpt(path, fitting: tokens)
        #expect(excerpt.messages == Array(path[dropped...]))
        let omission = AnswerRecord.Omission(messages: dropped, tokens: dropped * 10, isEstimate: true)
        #expect(excerpt.omission == (dropped == 0 ? nil : omission))
    }

    @Test("what is left for the answer is left: a quarter by default, at most 4,096")
    func answerRoom() {
        #expect(ContextWindow(tokens: 4_000).answerTokens == 1_000)
        #expect(ContextWindow(tokens: 128_000).answerTokens == 4_096)
        let path = Message.path(question, answer, question)
        #expect(ContextWindow(tokens: 40, answerTokens: 10).excerpt(of: path).omission == nil)
        #expect(ContextWindow(tokens: 40, answerTokens: 11).excerpt(of: path).messages == [path[2]])
    }

    @Test("a call of a tool, its result and what the model says to it stay together")
    func tools() {
        let call = ToolCall(id: "1", name: "find", arguments: "{}")
        let path = Message.path(
            question,
            .assistant(nil, toolCalls: [call]),
            .tool("found", callID: "1"),
            answer,
            question
        )
        #expect(excerpt(path, fitting: 30).messages == [path[4]])
        #expect(excerpt(path, fitting: 30).omission?.messages == 4)
    }

    @Test("the system prompt counts, and instructions in the conversation stay")
    func instructions() {
        let path = Message.path(.system("24 bytes are six tokens."), question, answer, question)
        #expect(excerpt(path, fitting: 40).omission == nil)
        #expect(excerpt(path, fitting: 40, system: "Be brief.").messages == [path[0], path[3]])
        #expect(excerpt(path, fitting: 40, system: "").omission == nil)
    }

    @Test("a conversation without a question is left alone")
    func empty() {
        #expect(excerpt([], fitting: 0).messages.isEmpty)
        let path = Message.path(.system("Be brief."))
        #expect(excerpt(path, fitting: 0).messages == path)
    }

    @Test("the provider's counts hold where there are any")
    func counted() {
        var path = Message.path(question, answer, question, answer, question)
        path[1].answer = .counted(prompt: 400, completion: 100)
        path[3].answer = .counted(prompt: 700, completion: 50)
        #expect(excerpt(path, fitting: 760).omission == nil)
        #expect(
            excerpt(path, fitting: 759).omission == AnswerRecord.Omission(messages: 2, tokens: 500, isEstimate: false)
        )
        #expect(
            excerpt(path, fitting: 259).omission == AnswerRecord.Omission(messages: 4, tokens: 750, isEstimate: false)
        )
    }

    @Test("what was left out before counts as part of the conversation")
    func countedAfterOmission() {
        var path = Message.path(question, answer, question, answer, question)
        path[1].answer = .counted(prompt: 400, completion: 100)
        path[3].answer = .counted(prompt: 200, completion: 50)
        path[3].answer?.omission = AnswerRecord.Omission(messages: 2, tokens: 500, isEstimate: false)
        #expect(excerpt(path, fitting: 760).omission == nil)
        #expect(excerpt(path, fitting: 500).omission?.tokens == 500)
    }

    @Test(
        "reasoning that is not sent again is not counted, wherever the server counts it",
        arguments: [(100, 60, 500, 440), (40, 60, 500, 440), (80, 60, 540, 480)]
    )
    func reasoning(completion: Int, reasoning: Int, total: Int, counted: Int) {
        var path = Message.path(question, answer, question)
        path[1].answer = .counted(prompt: 400, completion: completion)
        path[1].answer?.usage?.totalTokens = total
        path[1].answer?.usage?.completionDetails = .init(reasoningTokens: reasoning)
        #expect(excerpt(path, fitting: 10).omission?.tokens == counted)
    }

    @Test("counts that contradict each other are not believed")
    func contradiction() {
        var path = Message.path(question, answer, question, answer, question)
        path[1].answer = .counted(prompt: 400, completion: 100)
        path[3].answer = .counted(prompt: 300, completion: 50)
        let omission = AnswerRecord.Omission(messages: 4, tokens: 520, isEstimate: true)
        #expect(excerpt(path, fitting: 10).omission == omission)
    }

    @Test(
        "a list of models tells a window in several ways",
        arguments: [
            (["context_length": 8_192], 8_192), (["context_window": 131_072], 131_072),
            (["max_context_length": 32_768], 32_768), (["max_model_len": 4_096], 4_096),
            (["meta": ["n_ctx_train": 40_960]], 40_960), (["meta": ["n_ctx_train": 40_960, "n_ctx": 4_096]], 4_096),
            ([:], nil), (["context_length": 0], nil), (["context_length": "long"], nil),
        ] as [(JSONObject, Int?)]
    )
    func models(fields: JSONObject, tokens: Int?) {
        #expect(ContextWindow(Model(id: "m", extraFields: fields))?.tokens == tokens)
    }
}

extension AnswerRecord {
    fileprivate static func counted(prompt: Int, completion: Int) -> AnswerRecord {
        var record = AnswerRecord()
        record.usage = Usage(promptTokens: prompt, completionTokens: completion)
        return record
    }
}
