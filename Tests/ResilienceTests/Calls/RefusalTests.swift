import FaultServer
import LLM
import LLMTesting
import Testing
import Transports
import WebAPI

extension Resilience {
    @Suite("Refusals, and what follows them")
    struct RefusalTests {
        @Test(
            "a refusal whose body never ends is told by its status, and its connection closed",
            arguments: TransportKind.allCases,
            [400, 401, 403, 404, 429, 500, 503]
        )
        func openBody(kind: TransportKind, status: Int) async throws {
            for form in CallForm.allCases {
                let server = try ScriptedServer(ChatAnswer.status(status).with { $0.end = .silence })
                defer { server.stop() }
                let (clock, transport) = (ManualClock(), WitnessTransport(kind.shared))
                let timeouts = Timeouts.only(idle: .milliseconds(300))
                let client = LLMClient(server, by: transport, timeouts: timeouts, retryPolicy: .quick, clock: clock)
                let task = Task { await form.record(client) }
                let call = await task.value {
                    clock.advance(by: .milliseconds(300))
                } while: {
                    transport.text.hasSuffix("}")
                }
                let isRetried = status == 429 || status >= 500
                #expect(call.error?.status == status)
                #expect(call.error?.providerError?.message == "The server answers \(status) on purpose.")
                #expect(call.error?.details?.attempts == (isRetried ? 3 : 1))
                let record = try await server.wait { $0.openConnections == 0 }
                #expect(record.requests.count == (isRetried ? 3 : 1))
                #expect(record.connections.allSatisfy { $0.end?.isByClient == true })
            }
        }

        @Test(
            "without limits too, a refusal whose body never ends is given up, and the next attempt succeeds",
            arguments: TransportKind.allCases
        )
        func openBodyWithoutLimits(kind: TransportKind) async throws {
            let server = try ScriptedServer(
                ChatAnswer.status(429, headers: ["Retry-After": "0"]).with { $0.end = .silence },
                ChatAnswer("Hello world")
            )
            defer { server.stop() }
            let clock = ManualClock()
            let client = LLMClient(server, over: kind, timeouts: .none, retryPolicy: .quick, clock: clock)
            let task = Task { await CallRecord(client.stream("Hi")) }
            await clock.waitForSleeper(until: .seconds(2))
            clock.advance(by: .seconds(2))
            let call = await task.value
            #expect(call.completion?.text == "Hello world")
            #expect(call.causes.map(\.kind) == [.rateLimit])
            let end = try await server.end(ofConnection: 0)
            #expect(end.isByClient)
        }

        @Test(
            "an endless refusal at full speed is cut, and told by its status",
            arguments: TransportKind.unlimited,
            CallForm.allCases
        )
        func endlessBody(kind: TransportKind, form: CallForm) async throws {
            let line = ScriptedResponse.Step.chunk(Array(repeating: UInt8(ascii: "x"), count: 64 << 10))
            let head = ScriptedResponse.Step.head(429, ["Content-Type": "text/plain", "Transfer-Encoding": "chunked"])
            let server = try ScriptedServer(ScriptedResponse(head, .repeated([line], times: .max)))
            defer { server.stop() }
            let call = await form.record(LLMClient(server, over: kind, clock: ManualClock()))
            #expect(call.error?.kind == .rateLimit)
            #expect(call.error?.bodySnippet?.hasPrefix("xxx") == true)
            try await server.wait { $0.openConnections == 0 }
        }

        @Test("a refusal that comes while the request is being sent counts", arguments: TransportKind.allCases)
        func whileSending(kind: TransportKind) async throws {
            let refusal = ChatAnswer.status(413).response()
            let server = try ScriptedServer(policy: .serveAtHead) { _ in refusal }
            defer { server.stop() }
            let client = LLMClient(server, over: kind, timeouts: .none, retryPolicy: .quick)
            let call = await CallRecord(client.stream(String(repeating: "a long question ", count: 1 << 19)))
            #expect(call.error?.kind == .badRequest)
            #expect(call.error?.status == 413)
            #expect(server.connections.count == 1)
        }

        @Test(
            "a reader that leaves during the wait for the next attempt ends the call",
            arguments: TransportKind.allCases
        )
        func leavingInBackoff(kind: TransportKind) async throws {
            let server = try ScriptedServer(.unavailable)
            defer { server.stop() }
            for try await event in LLMClient(server, over: kind, retryPolicy: .quick).stream("Hi") {
                guard case .retrying = event else {
                    Issue.record("\(event)")
                    return
                }
                break
            }
            #expect(server.requests.count == 1)
            try await server.wait { $0.openConnections <= 1 }
        }

        @Test(
            "a connection that ends before the head is tried again",
            arguments: TransportKind.allCases,
            [ScriptedResponse.Step.close, .reset]
        )
        func beforeHead(kind: TransportKind, end: ScriptedResponse.Step) async throws {
            for form in CallForm.allCases {
                let healthy = ChatAnswer("Hello world").response(streaming: form == .stream)
                let server = try ScriptedServer(ScriptedResponse(end), healthy)
                defer { server.stop() }
                let call = await form.record(LLMClient(server, over: kind, retryPolicy: .quick))
                #expect(call.completion?.text == "Hello world")
                #expect(call.completion?.provenance?.attempts == 2)
                #expect(server.requests.count == 2)
            }
        }

        @Test(
            "no redirect is followed, to another origin or the same",
            arguments: TransportKind.allCases,
            [300, 301, 302, 303, 305, 307, 308]
        )
        func redirects(kind: TransportKind, status: Int) async throws {
            for location in [ChatAnswer.elsewhere, "/v1/other", "//localhost/v1", "https://127.0.0.1/"] {
                let server = try ScriptedServer(.redirect(to: location, status: status))
                defer { server.stop() }
                let client = LLMClient(server, over: kind, retryPolicy: .quick)
                for form in CallForm.allCases {
                    let call = await form.record(client)
                    #expect(call.error?.kind == .redirect)
                    #expect(call.error?.status == status)
                }
                #expect(server.requests.map(\.target) == ["/v1/chat/completions", "/v1/chat/completions"])
            }
        }
    }
}
