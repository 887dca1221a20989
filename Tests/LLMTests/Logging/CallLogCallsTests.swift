import Testing

@testable import LLM

@Suite("What a log is told of a call")
struct CallLogCallsTests {
    private let recorded = RecordedLog()

    private var log: CallLog { recorded.log(.trace) }
    private var lines: [String] { recorded.entries.map(\.description) }

    @Test("A retry and a switch, and why")
    func retrying() {
        let error = LLMAPIError.truncated(.init(status: 200, requestID: "r1"))
        log.retrying(attempt: 2, of: 3, after: .milliseconds(500), because: error)
        log.switched(to: "local/m", because: error)
        let why = #"kind=truncated status=200 request_id=r1 error="\#(error.description)""#
        #expect(
            lines == [
                #"warning: Trying again attempt=2 of=3 after="0.5 s" "# + why,
                "warning: Switching to=local/m " + why,
            ]
        )
    }

    @Test("An answer, and what it took")
    func finished() {
        let choice = ChatCompletion.Choice(message: ChatCompletion.Message(content: "Hello"), finishReason: .stop)
        let usage = Usage(promptTokens: 3, completionTokens: 1)
        log.finished(ChatCompletion(model: "m", choices: [choice], usage: usage), after: .seconds(1))
        log.finished(ChatCompletion(choices: []), after: .seconds(1))
        #expect(
            lines == [
                #"info: Answer model=m finish_reason=stop prompt_tokens=3 completion_tokens=1 time="1 s""#,
                #"info: Answer time="1 s""#,
            ]
        )
    }

    @Test("A failure; a cancellation is none")
    func failed() {
        log.failed(.noChoices(.init(status: 200)), after: .seconds(1))
        log.failed(.cancelled, after: .seconds(1))
        #expect(recorded.entries.map(\.level) == [.error, .info])
        #expect(lines[0].hasPrefix("error: Failure kind=no_choices status=200 error=\"The completion holds no choice"))
        #expect(lines[1].hasPrefix("info: Failure kind=cancelled error="))
    }

    @Test("A cache that fails")
    func cacheFailed() {
        log.cacheFailed(.unreadable(reason: "The disk is gone."))
        #expect(lines[0].hasPrefix("warning: Cache failure error=\"The cache of answers can't be read: The disk"))
    }
}
