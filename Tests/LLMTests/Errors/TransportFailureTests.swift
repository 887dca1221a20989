import LLM
import LLMTesting
import Testing
import WebAPI

@Suite("What a network's failure means")
struct TransportFailureTests {
    private static let piece = Array("data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":\"Hi\"}}]}\n\n".utf8)
    private static let finish = Array(
        "data: {\"choices\":[{\"index\":0,\"delta\":{},\"finish_reason\":\"stop\"}]}\n\n".utf8
    )

    @Test(
        "Before the response",
        arguments: [
            (.failed(.resolve, reason: "No such host."), "transport", true),
            (.failed(.connect, reason: "Refused."), "transport", true),
            (.failed(.tls, reason: "Bad certificate."), "transport", false),
            (.failed(.send, reason: "Reset."), "transport", true),
            (.failed(.head, reason: "Reset."), "transport", true),
            (.timedOut(.connect, after: .seconds(10)), "timeout", true),
            (.timedOut(.firstByte, after: .seconds(10)), "timeout", true),
            (.timedOut(.total, after: .seconds(10)), "timeout", true),
            (.invalidRequest(reason: "No."), "bad_request", false),
            (.cancelled, "cancelled", false),
        ] as [(TransportError, String, Bool)]
    )
    func beforeResponse(failure: TransportError, kind: String, isRetryable: Bool) async {
        let client = LLMClient.stub { _ throws(TransportError) in throw failure }
        for error in [await client.chatFailure(), await client.streamFailure()] {
            #expect(error?.kind.rawValue == kind)
            #expect(error?.isRetryable == isRetryable)
            #expect(error?.partial == nil)
        }
    }

    @Test(
        "In the body, before and after a part of the answer was handed out",
        arguments: [
            (.failed(.body, reason: "Cut."), "interrupted"),
            (.timedOut(.idle, after: .seconds(60)), "timeout"),
            (.timedOut(.total, after: .seconds(60)), "timeout"),
        ] as [(TransportError, String)]
    )
    func inBody(failure: TransportError, kind: String) async {
        let early = await Exchange(chunks: [Array(": hi\n\n".utf8)], ending: .failure(failure)).stream()
        #expect(early.result.failure?.kind.rawValue == kind)
        #expect(early.result.failure?.isRetryable == true)
        #expect(early.result.failure?.partial == nil)

        let late = await Exchange(chunks: [Self.piece], ending: .failure(failure)).stream()
        #expect(late.result.failure?.kind.rawValue == kind)
        #expect(late.result.failure?.isRetryable == false)
        #expect(late.result.failure?.partial?.text == "Hi")
        #expect(late.events == [.text("Hi")])
    }

    @Test("What a whole answer lost was never handed out")
    func wholeAnswer() async {
        let error = await Exchange(chunks: [Self.piece], ending: .failure(.failed(.body, reason: "Cut."))).chat()
            .failure
        #expect(error?.kind == .interrupted)
        #expect(error?.isRetryable == true)
        #expect(error?.partial?.text == "Hi")
    }

    @Test(
        "After a finish reason an end of any kind no longer matters",
        arguments: [
            .complete, .failure(.failed(.body, reason: "Cut.")), .failure(.timedOut(.idle, after: .seconds(60))),
            .failure(.timedOut(.total, after: .seconds(60))),
        ] as [StubResponse.Ending]
    )
    func afterFinish(ending: StubResponse.Ending) async {
        let streamed = await Exchange(chunks: [Self.piece, Self.finish], ending: ending).stream()
        #expect(streamed.result.success?.text == "Hi")
    }

    @Test("A cancellation is one even then")
    func cancelledAfterFinish() async {
        let streamed = await Exchange(chunks: [Self.piece, Self.finish], ending: .failure(.cancelled)).stream()
        #expect(streamed.result.failure == .cancelled)
    }

    @Test("A body that can't be decompressed is malformed")
    func undecodable() async {
        let exchange = Exchange(chunks: [], ending: .failure(.undecodableBody(reason: "Not gzip.")))
        for error in [await exchange.chat().failure, await exchange.stream().result.failure] {
            guard case .malformedBody(.undecodable, let details) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(details.reason == "Not gzip.")
        }
    }

    @Test("An error's status counts, even where its body is cut")
    func cutErrorBody() async {
        let exchange = Exchange(
            status: 503,
            chunks: [Array("{\"err".utf8)],
            ending: .failure(.failed(.body, reason: "Cut."))
        )
        #expect(await exchange.chat().failure?.kind == .server)
    }

    @Test("A whole JSON answer counts, though the connection is lost after it")
    func wholeThenLost() async {
        let exchange = Exchange(
            headers: ["content-type": "application/json"],
            chunks: [Array(#"{"choices":[{"message":{"content":"Hi"}}]}"#.utf8)],
            ending: .failure(.failed(.body, reason: "Cut."))
        )
        #expect(await exchange.chat().success?.text == "Hi")
        #expect(await exchange.stream().result.success?.text == "Hi")
    }

    @Test("Half a JSON answer is interrupted, not malformed, where the connection was lost")
    func halfThenLost() async {
        let exchange = Exchange(
            headers: ["content-type": "application/json"],
            chunks: [Array(#"{"choices":[{"mess"#.utf8)],
            ending: .failure(.failed(.body, reason: "Cut."))
        )
        #expect(await exchange.chat().failure?.kind == .interrupted)
        #expect(await exchange.chat().failure?.isRetryable == true)
    }
}
