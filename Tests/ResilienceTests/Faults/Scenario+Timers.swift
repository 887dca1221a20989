import FaultServer
import LLM
import LLMTesting
import Synchronization
import Testing
import Transports
import WebAPI

/// Servers that fall silent, or never come to an end.
///
/// Time passes only when a call has come so far: the outcome is the same on any machine.
extension Scenario {
    static let timers = [
        silenceAfterHead, silenceMidStream, idleTimerLevel, heartbeats, drip, staleSocket, silentCap,
    ]

    /// Silence after the head is a timeout of the first byte, and nothing was handed out: it is tried again.
    static let silenceAfterHead = Scenario("idle-hang-after-headers") { kind in
        for form in CallForm.allCases {
            let server = try ScriptedServer(ScriptedResponse(.eventStreamHead, .silence))
            defer { server.stop() }
            let timeouts = Timeouts.only(firstByte: limit, idle: limit)
            let clock = ManualClock()
            let client = LLMClient(server, over: kind, timeouts: timeouts, retryPolicy: .quick, clock: clock)
            let task = Task { await form.record(client) }
            try await clock.pass(limit, afterEachOf: 3, requestsTo: server)
            let call = await task.value
            #expect(call.error?.timer == .firstByte)
            #expect(call.error?.details?.attempts == 3)
            let record = try await server.wait { $0.openConnections == 0 }
            #expect(record.requests.count == 3)
            #expect(record.connections.allSatisfy { $0.end?.isByClient == true })
        }
    }

    /// Silence after a piece is a timeout with that piece in it, never a success, and nothing is sent again.
    static let silenceMidStream = Scenario("idle-hang-mid-stream") { kind in
        try await checkSilence(after: "Hello", over: kind)
    }

    /// Bytes are life, whatever they say: fragments of a tool call keep the timer from running out.
    static let idleTimerLevel = Scenario("idle-timer-level") { kind in
        let fragments = #"{"city":"Oslo"}"#.map(String.init)
        let call = try await checkLife(in: .calling("weather", arguments: fragments, every: .seconds(1)), over: kind)
        #expect(call.completion?.toolCalls.count == 1)
    }

    /// Comments are life too.
    static let heartbeats = Scenario("comment-heartbeat-resets") { kind in
        let answer = ChatAnswer("Hello world").with { $0.heartbeats = .init(count: 12, every: .seconds(1)) }
        let call = try await checkLife(in: answer, over: kind)
        #expect(call.completion?.text == "Hello world")
    }

    /// The limit of the whole call ends a stream that drips for ever.
    static let drip = Scenario("drip-slow-bytes") { kind in
        let answer = ChatAnswer(pieces: ["Hello", " world"]).with {
            $0.split = .init(every: 1, pause: .seconds(1))
        }
        try await checkTotal(answer.response(), over: kind)
    }

    /// A peer that is gone without a word is found out by silence, since no FIN or RST will come.
    static let staleSocket = Scenario("sleep-wake-stale-socket") { kind in
        try await checkSilence(after: "Hel", "lo", over: kind)
    }

    /// The limit of the whole call is the client's own, and the same whatever the transport thinks of it.
    static let silentCap = Scenario("resource-timeout-silent-cap") { kind in
        try await checkTotal(.endless, over: kind)
    }

    private static let limit = Duration.seconds(3)

    private static func checkSilence(after pieces: String..., over kind: TransportKind) async throws {
        let server = try ScriptedServer(.stream(pieces, then: .silence))
        defer { server.stop() }
        let (clock, transport) = (ManualClock(), WitnessTransport(kind.shared))
        let timeouts = Timeouts.only(idle: limit)
        let client = LLMClient(server, by: transport, timeouts: timeouts, retryPolicy: .quick, clock: clock)
        let task = Task { await CallRecord(client.stream("Hi")) }
        let call = await task.value {
            clock.advance(by: limit)
        } while: {
            pieces.allSatisfy(transport.text.contains)
        }
        #expect(call.error?.timer == .idle)
        #expect(call.error?.partial?.text == "Hello")
        #expect(call.completion == nil)
        #expect(server.requests.count == 1)
        let end = try await server.end()
        #expect(end.isByClient)
    }

    /// Lets less than half of the limit pass after each piece, so that the call ends well, after more than the limit.
    private static func checkLife(in answer: ChatAnswer, over kind: TransportKind) async throws -> CallRecord {
        let gate = try Gate()
        let server = try ScriptedServer(answer.response().pausing(at: gate))
        defer { server.stop() }
        let (clock, transport) = (ManualClock(), WitnessTransport(kind.shared))
        let client = LLMClient(server, by: transport, timeouts: .only(firstByte: limit, idle: limit), clock: clock)
        let task = Task { await CallRecord(client.stream("Hi")) }
        let answered = Mutex(0)
        let call = await task.value {
            answered.withLock { $0 += 1 }
            clock.advance(by: limit * 0.4)
            gate.admit()
        } while: {
            transport.reads > answered.withLock(\.self)
        }
        #expect(call.error == nil)
        #expect(clock.now.offset > limit)
        return call
    }

    private static func checkTotal(_ response: ScriptedResponse, over kind: TransportKind) async throws {
        let server = try ScriptedServer(response)
        defer { server.stop() }
        let (clock, transport) = (ManualClock(), WitnessTransport(kind.shared))
        let timeouts = Timeouts.only(total: limit)
        let client = LLMClient(server, by: transport, timeouts: timeouts, retryPolicy: .quick, clock: clock)
        let task = Task { await CallRecord(client.stream("Hi")) }
        let call = await task.value {
            clock.advance(by: limit / 10)
        } while: {
            transport.reads > 0
        }
        #expect(call.error?.timer == .total)
        #expect(call.error?.details?.reason == "The call did not end within 3 s.")
        #expect(server.requests.count == 1)
        let end = try await server.end()
        #expect(end.isByClient)
    }
}
