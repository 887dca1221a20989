import ChatTerminal
import LLM
import Testing
import WebAPI

@Suite("Telling what happens before an answer begins")
struct CallReportTests {
    private static let limited = LLMAPIError.rateLimited(retryAfter: nil, .init(status: 429))
    private static let refused = LLMAPIError.transport(.connect, reason: "", .init())

    /// What stands on standard error after some events.
    private func told(_ events: [ChatStreamEvent], first: String? = nil, isQuiet: Bool = false) -> String {
        let pipe = Pipe()
        let report = CallReport(
            Notices(on: OutputDescriptor(pipe.writing), isQuiet: isQuiet) { _ in nil },
            first: first
        )
        for event in events { report.show(event) }
        report.clear()
        return pipe.contents()
    }

    @Test(
        "An attempt that is repeated, and when",
        arguments: [
            (.seconds(7), limited, "429 rate limited, trying again in 7 s (2/3)."),
            (.milliseconds(449), limited, "429 rate limited, trying again in 0.4 s (2/3)."),
            (.milliseconds(49), refused, "No connection, trying again at once (2/3)."),
            (.zero, refused, "No connection, trying again at once (2/3)."),
        ] as [(Duration, LLMAPIError, String)]
    )
    func retrying(delay: Duration, error: LLMAPIError, sentence: String) {
        let event = ChatStreamEvent.retrying(attempt: 2, of: 3, after: delay, because: error)
        #expect(told([event, .text("Hi")]) == "martlet: \(sentence)\n")
    }

    @Test("Where there are several, each attempt that is repeated says whose it is")
    func retryingOneOfSeveral() {
        let retry = ChatStreamEvent.retrying(attempt: 2, of: 2, after: .milliseconds(200), because: Self.limited)
        let told = told([retry, .switched(to: "b", because: Self.limited), retry], first: "a")
        #expect(
            told == """
                martlet: a: 429 rate limited, trying again in 0.2 s (2/2).
                martlet: a failed (429 rate limited), asking b.
                martlet: b: 429 rate limited, trying again in 0.2 s (2/2).

                """
        )
    }

    @Test("Who is asked next is told at once, and who answers once, when the answer begins")
    func switched() {
        let switches: [ChatStreamEvent] = [
            .switched(to: "b", because: Self.limited), .switched(to: "c", because: Self.refused),
        ]
        let asking = """
            martlet: a failed (429 rate limited), asking b.
            martlet: b failed (no connection), asking c.

            """
        #expect(told(switches, first: "a") == asking)
        #expect(told(switches + [.text("H"), .text("i")], first: "a") == asking + "martlet: c answers.\n")
        let whole = ChatStreamEvent.finished(ChatCompletion(id: "c", model: "m", choices: []))
        let sentences = "martlet: The endpoint failed (429 rate limited), asking b.\nmartlet: b answers.\n"
        #expect(told([switches[0], whole]) == sentences)
    }

    @Test("A first answer is nothing to tell of")
    func plain() {
        #expect(told([.text("Hi")]).isEmpty)
    }

    @Test("An answer that begins anew is told")
    func restarted() {
        let told = told([.text("Hi"), .restarted(because: .truncated(.init()))])
        #expect(told == "martlet: The answer broke off (answer cut off); it begins anew.\n")
    }

    @Test("Who wants quiet is told nothing")
    func quiet() {
        let events: [ChatStreamEvent] = [
            .retrying(attempt: 2, of: 3, after: .zero, because: Self.limited),
            .switched(to: "b", because: Self.limited), .restarted(because: Self.limited), .text("Hi"),
        ]
        #expect(told(events, isQuiet: true).isEmpty)
    }
}
