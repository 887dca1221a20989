import FaultServer
import LLM
import Testing
import Transports
import WebAPI

/// Servers that fall silent, or never come to an end.
///
/// The limits are scaled down: what the reports tell in seconds takes tenths of them here.
extension Scenario {
    static let timers = [
        silenceAfterHead, silenceMidStream, idleTimerLevel, heartbeats, drip, staleSocket, silentCap,
    ]

    /// Silence after the head is a timeout of the first byte, and nothing was handed out: it is tried again.
    static let silenceAfterHead = Scenario("idle-hang-after-headers") { kind in
        for form in CallForm.allCases {
            let server = try ScriptedServer(ScriptedResponse(.eventStreamHead, .silence))
            defer { server.stop() }
            let client = LLMClient(server, over: kind, timeouts: .silence(.milliseconds(100)), retryPolicy: .quick)
            let call = await form.record(client)
            #expect(call.error?.timer == .firstByte)
            #expect(call.error?.details?.attempts == 3)
            #expect(call.time >= .milliseconds(300))
            #expect(call.time < .seconds(3))
            let record = try await server.wait { $0.openConnections == 0 }
            #expect(record.requests.count == 3)
            #expect(record.connections.map(\.end) == [.clientClosed, .clientClosed, .clientClosed])
        }
    }

    /// Silence after a piece is a timeout with that piece in it, never a success, and nothing is sent again.
    static let silenceMidStream = Scenario("idle-hang-mid-stream") { kind in
        try await checkSilence(.stream(["Hello"], then: .silence), over: kind)
    }

    /// Bytes are life, whatever they say: fragments of a tool call keep the timer from running out.
    static let idleTimerLevel = Scenario("idle-timer-level") { kind in
        let fragments = #"{"city":"Oslo"}"#.map(String.init)
        let server = try ScriptedServer(.calling("weather", arguments: fragments, every: .milliseconds(50)))
        defer { server.stop() }
        let call = await CallRecord(
            LLMClient(server, over: kind, timeouts: .silence(.milliseconds(400))).stream("Hi")
        )
        #expect(call.error == nil)
        #expect(call.completion?.toolCalls.count == 1)
        #expect(call.time > .milliseconds(400))
    }

    /// Comments are life too.
    static let heartbeats = Scenario("comment-heartbeat-resets") { kind in
        let answer = ChatAnswer("Hello world").with { $0.heartbeats = .init(count: 12, every: .milliseconds(50)) }
        let server = try ScriptedServer(answer)
        defer { server.stop() }
        let call = await CallRecord(
            LLMClient(server, over: kind, timeouts: .silence(.milliseconds(400))).stream("Hi")
        )
        #expect(call.error == nil)
        #expect(call.completion?.text == "Hello world")
        #expect(call.time > .milliseconds(400))
    }

    /// The limit of the whole call ends a stream that drips for ever.
    static let drip = Scenario("drip-slow-bytes") { kind in
        let answer = ChatAnswer(pieces: ["Hello", " world"]).with {
            $0.split = .init(every: 1, pause: .milliseconds(25))
        }
        try await checkTotal(answer.response(), over: kind)
    }

    /// A peer that is gone without a word is found out by silence, since no FIN or RST will come.
    static let staleSocket = Scenario("sleep-wake-stale-socket") { kind in
        try await checkSilence(.stream(["Hel", "lo"], then: .silence), over: kind)
    }

    /// The limit of the whole call is the client's own, and the same whatever the transport thinks of it.
    static let silentCap = Scenario("resource-timeout-silent-cap") { kind in
        try await checkTotal(.endless, over: kind)
    }

    private static func checkSilence(_ response: ScriptedResponse, over kind: TransportKind) async throws {
        let server = try ScriptedServer(response)
        defer { server.stop() }
        let client = LLMClient(server, over: kind, timeouts: .silence(.milliseconds(150)), retryPolicy: .quick)
        let call = await CallRecord(client.stream("Hi"))
        #expect(call.error?.timer == .idle)
        #expect(call.error?.partial?.text == "Hello")
        #expect(call.completion == nil)
        #expect(call.time >= .milliseconds(150))
        #expect(call.time < .seconds(2))
        #expect(server.requests.count == 1)
        let end = try await server.end()
        #expect(end.isByClient)
    }

    private static func checkTotal(_ response: ScriptedResponse, over kind: TransportKind) async throws {
        let server = try ScriptedServer(response)
        defer { server.stop() }
        let client = LLMClient(server, over: kind, timeouts: .total(.milliseconds(300)), retryPolicy: .quick)
        let call = await CallRecord(client.stream("Hi"))
        #expect(call.error?.timer == .total)
        #expect(call.error?.details?.reason == "The call did not end within 0.3 s.")
        #expect(call.time >= .milliseconds(300))
        #expect(call.time < .seconds(2))
        #expect(server.requests.count == 1)
        let end = try await server.end()
        #expect(end.isByClient)
    }
}
