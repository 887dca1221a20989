import FaultServer
import LLM
import LLMTesting
import Testing
import Transports
import WebAPI

extension Resilience {
    /// Cancelling a call's task ends the call at once, whatever it waits for, and closes its connection.
    @Suite("A call that is cancelled")
    struct CancellationTests {
        /// What a call waits for when it is cancelled.
        enum Moment: String, CaseIterable, Sendable, CustomStringConvertible {
            case head = "in wait for the head"
            case body = "in wait for the body"
            case middle = "in the middle of the body"
            case document = "in the middle of a whole answer"
            case drip = "while bytes drip in"
            case refusal = "in a refusal that does not end"
            case rest = "after the end of the answer, in a body that goes on"

            var description: String { rawValue }

            var response: ScriptedResponse {
                switch self {
                case .head: ScriptedResponse(.silence)
                case .body: ScriptedResponse(.eventStreamHead, .silence)
                case .middle: .stream(["Hello"], then: .silence)
                case .document:
                    ScriptedResponse(.head(200, ["Content-Length": "999"]), .bytes(#"{"choices":["#), .silence)
                case .drip: .endless
                case .refusal: Fault.openError.answer.response()
                case .rest: ChatAnswer("Hello").with { $0.delays.end = .seconds(600) }.response()
                }
            }
        }

        @Test("fails as cancelled", arguments: TransportKind.allCases, Moment.allCases)
        func moments(kind: TransportKind, moment: Moment) async throws {
            for form in CallForm.allCases {
                let server = try ScriptedServer(moment.response)
                defer { server.stop() }
                // The clock stands still, so that the call ends for no other reason.
                let clock = ManualClock()
                let client = LLMClient(server, over: kind, timeouts: .none, retryPolicy: .quick, clock: clock)
                let task = Task { await form.record(client) }
                // What the response has before its silence arrives in the meantime, or does not: either is such a moment.
                try await server.wait { $0.connections.first.map { $0.bytesSent > 0 || moment == .head } == true }
                try await server.request()
                task.cancel()
                let call = await task.value
                if moment == .rest, call.completion != nil {
                    #expect(call.error == nil)
                } else {
                    #expect(call.error == .cancelled)
                }
                let record = try await server.wait { $0.openConnections == 0 }
                #expect(record.connections.allSatisfy { $0.end?.isByClient == true })
                #expect(record.requests.count == 1)
            }
        }

        @Test("while it connects", arguments: TransportKind.allCases, CallForm.allCases)
        func connecting(kind: TransportKind, form: CallForm) async throws {
            let server = try ScriptedServer(policy: .neverAccept)
            defer { server.stop() }
            let client = LLMClient(server, over: kind, timeouts: .none, retryPolicy: .quick)
            let task = Task { await form.record(client) }
            // It connects by then, or is about to: either is such a moment.
            try await Task.sleep(for: .milliseconds(20))
            let cancelled = ContinuousClock.now
            task.cancel()
            let call = await task.value
            #expect(call.error == .cancelled)
            // Not when the system gives up, after two minutes.
            #expect(ContinuousClock.now - cancelled < .seconds(60))
        }

        @Test("before it began, without a connection", arguments: TransportKind.allCases, CallForm.allCases)
        func before(kind: TransportKind, form: CallForm) async throws {
            let server = try ScriptedServer(ChatAnswer("Hello"))
            defer { server.stop() }
            let client = LLMClient(server, over: kind, retryPolicy: .quick)
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return await form.record(client)
            }
            let call = await task.value
            #expect(call.error == .cancelled)
            #expect(server.requests.isEmpty)
        }

        @Test(
            "at any moment of many calls: each is answered or cancelled, and the client goes on",
            arguments: TransportKind.allCases
        )
        func storm(kind: TransportKind) async throws {
            let server = try ScriptedServer(ChatAnswer("Hello, slow and patient world", every: .milliseconds(1)))
            defer { server.stop() }
            let client = LLMClient(server, over: kind, retryPolicy: .quick)
            for round in 0..<5 {
                let tasks = (0..<20).map { index in
                    Task { await (index.isMultiple(of: 2) ? CallForm.stream : .whole).record(client) }
                }
                try await Task.sleep(for: .milliseconds(2 * round))
                for task in tasks { task.cancel() }
                for task in tasks {
                    let call = await task.value
                    #expect(call.error == .cancelled || call.completion?.text == "Hello, slow and patient world")
                }
            }
            let call = await CallRecord(chat: client)
            #expect(call.error == nil)
            try await server.wait { record in
                // The requests whose calls were cancelled are over; what is open is kept for more.
                record.openConnections <= 20
            }
        }
    }
}
