import FaultServer
import LLM
import Testing
import Transports
import WebAPI

/// Streams that break off, or hold an error.
extension Scenario {
    static let streams = [
        doneWithoutFinishReason, resetMidStream, retryDuplicatesText, overloadedInside200, errorTreatedAsSuccess,
        errorByBytes, errorOnlyStream, bareError, page,
    ]

    /// `[DONE]` is an end, also where no finish reason came.
    static let doneWithoutFinishReason = Scenario("truncation-false-positive") { kind in
        let server = try ScriptedServer(.nullFinish)
        defer { server.stop() }
        let call = await CallRecord(LLMClient(server, over: kind).stream("Hi"))
        let completion = try #require(call.completion)
        #expect(completion.text == "Hello world")
        #expect(completion.finishReason == nil)
        #expect(call.error == nil)
    }

    /// A lost connection is told with what had arrived, and nothing is sent again after the first visible piece.
    static let resetMidStream = Scenario("rst-mid-stream") { kind in
        let gate = try Gate()
        let server = try ScriptedServer(.stream(["one ", "two ", "three"], then: .wait(gate), .reset))
        defer { server.stop() }
        let call = await CallRecord(LLMClient(server, over: kind, retryPolicy: .quick).stream("Hi")) { event in
            if event == .text("three") { gate.open() }
        }
        #expect(call.error?.kind == .interrupted)
        #expect(call.error?.partial?.text == "one two three")
        #expect(call.text == "one two three")
        #expect(call.causes.isEmpty)
        #expect(server.requests.count == 1)
    }

    /// The text of two attempts is never joined: there is one attempt, or a word to drop what came, or nobody saw it.
    static let retryDuplicatesText = Scenario("retry-duplicates-text") { kind in
        for policy in InterruptionPolicy.allCases {
            let gate = try Gate()
            let server = try ScriptedServer(.helloWorThenReset(after: gate), ChatAnswer("Hello world").response())
            defer { server.stop() }
            var client = LLMClient(server, over: kind, retryPolicy: .quick)
            client.interruption = policy
            let call = await CallRecord(client.stream("Hi")) { event in
                if event == .text(" wor") { gate.open() }
            }
            switch policy {
            case .fail:
                #expect(call.text == "Hello wor")
                #expect(call.error?.kind == .interrupted)
                #expect(server.requests.count == 1)
            case .restart:
                #expect(call.text == "Hello worHello world")
                #expect(call.restarts == 1)
                #expect(call.textThatHolds == "Hello world")
                #expect(call.completion?.text == "Hello world")
                #expect(server.requests.count == 2)
            }
        }
        let (gate, transport) = (try Gate(), WitnessTransport(kind.shared))
        let server = try ScriptedServer(.helloWorThenReset(after: gate), ChatAnswer("Hello world").response())
        defer { server.stop() }
        let client = LLMClient(server, by: transport, retryPolicy: .quick)
        let task = Task { try await client.stream("Hi").completion() }
        let completion = try await task.value {
            gate.open()
        } while: {
            transport.text.contains("wor")
        }
        #expect(completion.text == "Hello world")
        #expect(server.requests.count == 2)
    }

    /// An error event before anything was handed out is met like the status that it stands for.
    static let overloadedInside200 = Scenario("overloaded-inside-200") { kind in
        let failure = ChatAnswer.Failure("Try later.", code: "server_is_overloaded")
        let server = try ScriptedServer(.failing(with: failure), ChatAnswer("Hello world"))
        defer { server.stop() }
        let call = await CallRecord(LLMClient(server, over: kind, retryPolicy: .quick).stream("Hi"))
        #expect(call.text == "Hello world")
        #expect(call.completion?.text == "Hello world")
        #expect(call.causes.map(\.kind) == [.overloaded])
        #expect(server.requests.count == 2)
    }

    /// An error event ends a stream that had begun, and what had arrived is in the error.
    static let errorTreatedAsSuccess = Scenario("sse-error-treated-as-success") { kind in
        let failure = ChatAnswer.Failure("Overloaded.", type: "overloaded_error", event: "error")
        let server = try ScriptedServer(.failing(with: failure, after: "Partial"))
        defer { server.stop() }
        let call = await CallRecord(LLMClient(server, over: kind, retryPolicy: .quick).stream("Hi"))
        #expect(call.error?.kind == .overloaded)
        #expect(call.error?.partial?.text == "Partial")
        #expect(call.error?.providerError?.message == "Overloaded.")
        #expect(server.requests.count == 1)
    }

    /// An error is the same however the network cuts it.
    static let errorByBytes = Scenario("error-event-split-across-chunks") { kind in
        let failure = ChatAnswer.Failure("Overloaded.", type: "overloaded_error", event: "error")
        for text in ["", "Partial"] {
            var errors: [LLMAPIError?] = []
            let unsplit = ChatAnswer.failing(with: failure, after: text)
            for answer in [unsplit, unsplit.with { $0.split = .init(every: 1, pause: .zero) }] {
                let server = try ScriptedServer(answer)
                defer { server.stop() }
                errors.append(await CallRecord(LLMClient(server, over: kind).stream("Hi")).error)
            }
            #expect(errors[0]?.kind == .overloaded)
            #expect(errors[0] == errors[1])
        }
    }

    /// A refusal inside a stream is no truncation: it would come again.
    static let errorOnlyStream = Scenario("error-only-sse-retried-as-truncated") { kind in
        let server = try ScriptedServer(.failing(with: .refusal))
        defer { server.stop() }
        let call = await CallRecord(LLMClient(server, over: kind, retryPolicy: .quick).stream("Hi"))
        #expect(call.error?.kind == .api)
        #expect(call.error?.isRetryable == false)
        #expect(call.error?.providerError?.type == "invalid_request_error")
        #expect(call.error?.details?.stopReason == .notRetryable)
        #expect(server.requests.count == 1)
    }

    /// An error without the `data:` of an event is read all the same.
    static let bareError = Scenario("bare-json-error-on-sse") { kind in
        let json = #"{"error":{"message":"No such model.","type":"invalid_request_error"}}"#
        let server = try ScriptedServer(.body(json, type: "text/event-stream"))
        defer { server.stop() }
        let call = await CallRecord(LLMClient(server, over: kind).stream("Hi"))
        #expect(call.error?.kind == .api)
        #expect(call.error?.providerError?.message == "No such model.")
    }

    /// A page is told as a page, with its status, its type and its start.
    static let page = Scenario("html-200") { kind in
        let filler = String(repeating: "<p>Just a moment…</p>\n", count: 5_000)
        let server = try ScriptedServer(.body("<!DOCTYPE html>\n\(filler)", type: "text/html; charset=utf-8"))
        defer { server.stop() }
        for form in CallForm.allCases {
            let call = await form.record(LLMClient(server, over: kind))
            guard case .unexpectedContentType("text/html", let details) = call.error else {
                Issue.record("\(form): \(String(describing: call.error))")
                continue
            }
            #expect(details.status == 200)
            #expect(details.bodySnippet?.hasPrefix("<!DOCTYPE html>") == true)
            #expect(details.bodySnippet.map { $0.count <= 1_025 } == true, "1,024 characters and an ellipsis")
        }
    }
}

extension ScriptedResponse {
    /// The end waits, since a reset destroys what the client has not read yet.
    fileprivate static func helloWorThenReset(after gate: Gate) -> ScriptedResponse {
        .stream(["Hello", " wor"], then: .wait(gate), .reset)
    }
}

extension ChatAnswer.Failure {
    fileprivate static let refusal = Self("The temperature is out of bounds.", type: "invalid_request_error")
}
