import JSONCoding
import LLM
import Testing

@Suite("Logprobs")
struct LogprobsTests {
    @Test("the documented shape")
    func documented() throws {
        let text =
            #"{"content":[{"token":"a","logprob":-0.1,"bytes":[97],"top_logprobs":[{"token":"b","logprob":-2}]}]}"#
        let logprobs = try model(Logprobs.self, text)
        let token = TokenLogprob(
            token: "a",
            logprob: -0.1,
            bytes: [97],
            topLogprobs: [TokenLogprob(token: "b", logprob: -2)]
        )
        #expect(logprobs == Logprobs(content: [token]))
        #expect(logprobs.json.text == text)
    }

    @Test(
        "odd shapes",
        arguments: [
            (#"{"content":null,"refusal":null}"#, nil, nil),
            (#"{"content":[{"token":"a","logprob":null,"bytes":null,"top_logprobs":null}]}"#, ["a"], [nil]),
            (#"{"content":[{"token":"a","logprob":-Infinity,"bytes":null,"top_logprobs":[]}]}"#, ["a"], [-.infinity]),
            (#"{"content":[{"logprob":"-0.5"}]}"#, [""], [-0.5]),
            (#"{"tokens":["x"],"token_logprobs":[-0.2]}"#, nil, nil),
        ] as [(String, [String]?, [Double?]?)]
    )
    func odd(text: String, tokens: [String]?, values: [Double?]?) throws {
        let logprobs = try model(Logprobs.self, text)
        #expect(logprobs.content?.map(\.token) == tokens)
        #expect(logprobs.content?.map(\.logprob) == values)
    }

    @Test("what is no number is read, and written as JSON that others can read")
    func notFinite() throws {
        let infinite = try model(TokenLogprob.self, #"{"token":"a","logprob":-Infinity}"#)
        #expect(infinite.json.text == #"{"token":"a","logprob":-9999}"#)
        let none = try model(TokenLogprob.self, #"{"token":"a","logprob":NaN}"#)
        #expect(none.logprob?.isNaN == true)
        #expect(none.json.text == #"{"token":"a","logprob":null}"#)
    }

    @Test("the old shape is kept")
    func oldShape() throws {
        let text = #"{"tokens":["x"],"token_logprobs":[-0.2]}"#
        #expect(try model(Logprobs.self, text).json.text == text)
    }
}
