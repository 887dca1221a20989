import ChatTerminal
import JSONCoding
import LLM
import Testing

@Suite("Printing an answer")
struct AnswerPrinterTests {
    /// What stands on standard output and on standard error.
    struct Printed: Equatable {
        var output: String
        var notices: String
    }

    private func printed(
        form: AnswerPrinter.Form = .text,
        showsUsage: Bool = false,
        isQuiet: Bool = false,
        _ show: (inout AnswerPrinter) throws -> Void
    ) throws -> Printed {
        let (output, errors) = (Pipe(), Pipe())
        let notices = Notices(on: OutputDescriptor(errors.writing), isQuiet: isQuiet) { _ in nil }
        var printer = AnswerPrinter(
            form: form,
            showsUsage: showsUsage,
            output: OutputDescriptor(output.writing),
            notices: notices
        )
        try show(&printer)
        return Printed(output: output.contents(), notices: errors.contents())
    }

    private func completion(
        _ text: String?,
        finish: FinishReason? = .stop,
        toolCalls: [ToolCall] = [],
        usage: Usage? = nil
    ) -> ChatCompletion {
        let message = ChatCompletion.Message(content: text, toolCalls: toolCalls)
        let choice = ChatCompletion.Choice(index: 0, message: message, finishReason: finish)
        return ChatCompletion(id: "c1", model: "m", choices: [choice], usage: usage)
    }

    @Test("Text, and a line feed where it lacks one", arguments: ["Hello", "Hello\n"])
    func text(answer: String) throws {
        let shown = try printed { printer in
            for piece in answer { try printer.show(.text(String(piece))) }
            try printer.show(.finished(completion(answer)))
        }
        #expect(shown == Printed(output: "Hello\n", notices: ""))
    }

    @Test("Reasoning is an aside that ends before the text goes on")
    func reasoning() throws {
        let events: [ChatStreamEvent] = [
            .reasoning("Hm, "), .reasoning("hm."), .text("Yes"), .reasoning("Or?"), .text("!"),
            .finished(completion("Yes!")),
        ]
        let shown = try printed { printer in for event in events { try printer.show(event) } }
        #expect(shown == Printed(output: "Yes!\n", notices: "Hm, hm.\nOr?\n"))
    }

    @Test("Who wants quiet gets the answer alone")
    func quiet() throws {
        let shown = try printed(isQuiet: true) { printer in
            try printer.show(.reasoning("Hm."))
            try printer.show(.text("Yes"))
            try printer.show(.finished(completion("Yes")))
        }
        #expect(shown == Printed(output: "Yes\n", notices: ""))
    }

    @Test("Quiet or not, a cut answer is called one, and what was asked for is said")
    func insistence() throws {
        let usage = Usage(promptTokens: 7)
        let shown = try printed(showsUsage: true, isQuiet: true) { printer in
            try printer.show(.finished(completion("Yes", finish: .length, usage: usage)))
        }
        #expect(
            shown.notices == """
                martlet: The answer was cut at its limit of tokens; -o max_tokens N sets another.
                martlet: Tokens: 7 in.

                """
        )
    }

    @Test(
        "An old answer is never passed off as a new one",
        arguments: [
            (.seconds(59), "less than a minute"), (.seconds(60), "1 minute"), (.seconds(7_300), "2 hours"),
            (.seconds(86_400 * 6.9), "6 days"),
        ] as [(Duration, String)]
    )
    func cached(age: Duration, words: String) throws {
        var old = completion("Yes")
        old.provenance = Provenance(route: "n4n", age: age)
        let shown = try printed(isQuiet: true) { try $0.show(.finished(old)) }
        let sentence = "Nobody answered; this is an answer from n4n to the same question, \(words) old."
        #expect(shown.notices == "martlet: \(sentence)\n")
    }

    @Test("A refusal is told to everyone", arguments: [true, false])
    func refusal(isQuiet: Bool) throws {
        let shown = try printed(isQuiet: isQuiet) { printer in
            try printer.show(.refusal("I can't "))
            try printer.show(.refusal("do that."))
            try printer.show(.finished(completion(nil)))
        }
        #expect(shown.output.isEmpty)
        #expect(shown.notices.hasPrefix("I can't do that.\n"))
    }

    @Test("JSON is one line, and the text stands in it alone")
    func json() throws {
        let whole = completion("Yes")
        let shown = try printed(form: .json) { printer in
            try printer.show(.text("Yes"))
            try printer.show(.finished(whole))
        }
        #expect(shown == Printed(output: whole.json.text + "\n", notices: ""))
    }

    @Test("An answer that breaks off has its line ended")
    func brokenOff() throws {
        let error = LLMAPIError.truncated(.init(partial: completion("Yes, b", finish: nil)))
        let shown = try printed { printer in
            try printer.show(.text("Yes, b"))
            try printer.breakOff(error)
        }
        #expect(shown == Printed(output: "Yes, b\n", notices: ""))
    }

    @Test("Where the whole was wanted, what had arrived is printed")
    func brokenOffJSON() throws {
        let partial = completion("Yes, b", finish: nil)
        let shown = try printed(form: .json) { printer in
            try printer.show(.text("Yes, b"))
            try printer.breakOff(.truncated(.init(partial: partial)))
        }
        #expect(shown == Printed(output: partial.json.text + "\n", notices: ""))
    }

    @Test("A second attempt is told")
    func retrying() throws {
        let error = LLMAPIError.rateLimited(retryAfter: .seconds(7), .init(status: 429))
        let shown = try printed { printer in
            try printer.show(.retrying(attempt: 2, of: 3, after: .seconds(7), because: error))
        }
        #expect(shown.notices.contains("429"))
        #expect(shown.notices.contains("again in 7 s ") && shown.notices.contains("(2/3)"))
    }

    @Test(
        "What the text does not say is remarked",
        arguments: [
            (FinishReason.length, "limit of tokens"), (.contentFilter, "content filter"),
        ]
    )
    func remarks(reason: FinishReason, words: String) throws {
        let shown = try printed { try $0.show(.finished(completion("Yes", finish: reason))) }
        #expect(shown.notices.contains(words))
    }

    @Test("Nothing is said to be nothing, unless tools are called")
    func empty() throws {
        #expect(try printed { try $0.show(.finished(completion(nil))) }.notices == "martlet: The answer is empty.\n")
        let call = ToolCall(id: "a", name: "weather", arguments: "{}")
        let called = try printed { try $0.show(.finished(completion(nil, finish: .toolCalls, toolCalls: [call]))) }
        #expect(called.notices.contains("weather({})") && !called.notices.contains("empty"))
    }

    @Test("The usage as far as it is known")
    func usage() throws {
        let known = Usage(
            promptTokens: 7,
            completionTokens: 5,
            totalTokens: 12,
            promptDetails: .init(cachedTokens: 4),
            completionDetails: .init(reasoningTokens: 2)
        )
        let shown = try printed(showsUsage: true) { try $0.show(.finished(completion("Yes", usage: known))) }
        #expect(shown.notices == "martlet: Tokens: 7 in, 4 of them cached, 5 out, 2 of them reasoning, 12 in all.\n")
        let unknown = try printed(showsUsage: true) { try $0.show(.finished(completion("Yes"))) }
        #expect(unknown.notices == "martlet: The endpoint does not say what the answer took.\n")
    }

    @Test("The first block of code alone, where that is wanted, and nothing that is none")
    func code() throws {
        let answer = "Here:\n\n```sh\nls\n```\nand\n\n```\nrm\n```\n"
        let shown = try printed(form: .code) { printer in
            try printer.show(.text(answer))
            try printer.show(.finished(completion(answer)))
        }
        #expect(shown == Printed(output: "ls\n", notices: ""))
        let without = try printed(form: .code, isQuiet: true) { printer in
            try printer.show(.finished(completion("No code.")))
            #expect(printer.lacksCode)
        }
        #expect(
            without == Printed(output: "", notices: "martlet: There is no block of code in the answer:\nNo code.\n")
        )
    }
}
