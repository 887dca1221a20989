import FaultServer
import Foundation
import LLM
import LLMTesting
import Testing
import Transports
import WebAPI

extension Resilience {
    @Suite("The classic checks of a client")
    struct ClassicTests {
        @Test("500, then 200: the second attempt succeeds")
        func serverError() async throws {
            let transport = StubTransport(.failure(500), .completion("Hello"))
            let client = LLMClient(
                baseURL: try #require(URL(string: "http://localhost/v1")),
                retryPolicy: .quick,
                transport: transport
            )
            let call = await CallRecord(chat: client)
            #expect(call.completion?.text == "Hello")
            #expect(call.completion?.provenance?.attempts == 2)
            #expect(transport.requests.count == 2)
        }

        @Test(
            "a server whose queue is full and answers no packet is given up in time",
            arguments: TransportKind.allCases,
            CallForm.allCases
        )
        func fullQueue(kind: TransportKind, form: CallForm) async throws {
            let server = try ScriptedServer(policy: .neverAccept)
            defer { server.stop() }
            let timer = kind.isFree(of: .connectTimeout) ? TimeoutKind.connect : .firstByte
            let limit = Duration.milliseconds(100)
            let timeouts = timer == .connect ? Timeouts.only(connect: limit) : .only(firstByte: limit)
            let call = await form.record(LLMClient(server, over: kind, timeouts: timeouts))
            #expect(call.error?.timer == timer)
            #expect(call.error?.isRetryable == true)
            // Neither the system's own limit, which is two minutes.
            #expect(call.time < .seconds(60))
        }

        @Test(
            "a server that dies after ten lines: an error, with the text of those lines",
            arguments: TransportKind.allCases
        )
        func deadServer(kind: TransportKind) async throws {
            let pieces = (1...10).map { "line \($0)\n" }
            let server = try ScriptedServer(.stream(pieces, then: .silence))
            defer { server.stop() }
            let call = await CallRecord(LLMClient(server, over: kind, retryPolicy: .quick).stream("Hi")) { event in
                if event == .text("line 10\n") { server.stop() }
            }
            #expect(call.error?.kind == .interrupted)
            #expect(call.error?.partial?.text == pieces.joined())
            #expect(call.pieces == pieces)
            #expect(call.completion == nil)
        }

        @Test("429 with Retry-After: 1 is waited out, and not the backoff", arguments: TransportKind.allCases)
        func retryAfter(kind: TransportKind) async throws {
            let clock = ManualClock()
            let server = try ScriptedServer(.rateLimited(retryAfter: 1), ChatAnswer("Hello world"))
            defer { server.stop() }
            let client = LLMClient(server, over: kind, timeouts: .none, retryPolicy: .default, clock: clock)
            let task = Task { await CallRecord(client.stream("Hi")) }
            await clock.waitForSleeper(until: .seconds(1))
            #expect(server.requests.count == 1)
            clock.advance(by: .seconds(1))
            let call = await task.value
            #expect(call.completion?.text == "Hello world")
            #expect(call.delays == [.seconds(1)])
            #expect(server.requests.count == 2)
        }

        @Test("a wait that a server asks for in milliseconds is seen by that server", arguments: TransportKind.allCases)
        func retryAfterMilliseconds(kind: TransportKind) async throws {
            let server = try ScriptedServer(.status(429, headers: ["Retry-After-Ms": "80"]), ChatAnswer("Hello world"))
            defer { server.stop() }
            let call = await CallRecord(LLMClient(server, over: kind, retryPolicy: .quick).stream("Hi"))
            #expect(call.completion?.text == "Hello world")
            try #require(server.requests.count == 2)
            #expect(server.requests[1].headReceived - server.requests[0].received >= .milliseconds(80))
        }
    }
}
