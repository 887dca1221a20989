import FaultServer
import LLM
import LLMTesting
import Testing
import Transports
import WebAPI

extension Resilience {
    @Suite("A list of models")
    struct ModelListTests {
        @Test("silence is a timeout, and tried again", arguments: TransportKind.allCases)
        func silence(kind: TransportKind) async throws {
            for steps in [[ScriptedResponse.Step.silence], [.head(200, ["Content-Length": "9"]), .silence]] {
                let server = try ScriptedServer(ScriptedResponse(steps))
                defer { server.stop() }
                let (clock, limit) = (ManualClock(), Duration.seconds(8))
                let timeouts = Timeouts.only(firstByte: limit, idle: limit)
                let client = LLMClient(server, over: kind, timeouts: timeouts, retryPolicy: .quick, clock: clock)
                let task = Task { await client.modelsFailure() }
                try await clock.pass(limit, afterEachOf: 3, requestsTo: server)
                let error = await task.value
                #expect(error?.timer == .firstByte)
                #expect(error?.details?.attempts == 3)
                let record = try await server.wait { $0.openConnections == 0 }
                #expect(record.requests.count == 3)
            }
        }

        @Test("a body that breaks off is no list, and tried again", arguments: TransportKind.allCases)
        func cut(kind: TransportKind) async throws {
            let half = ScriptedResponse(.head(200, ["Content-Length": "99"]), .bytes(#"{"data":[{"id":"#), .close)
            let server = try ScriptedServer(half, .json(#"{"data":[{"id":"m"}]}"#))
            defer { server.stop() }
            let models = try await LLMClient(server, over: kind, retryPolicy: .quick).models()
            #expect(models.map(\.id) == ["m"])
            #expect(server.requests.count == 2)
        }

        @Test("cancelling ends the call, and closes its connection", arguments: TransportKind.allCases)
        func cancelling(kind: TransportKind) async throws {
            for steps in [
                [ScriptedResponse.Step.silence], [.head(200, ["Content-Length": "9"]), .bytes("{"), .silence],
            ] {
                let server = try ScriptedServer(ScriptedResponse(steps))
                defer { server.stop() }
                let client = LLMClient(server, over: kind, timeouts: .none, retryPolicy: .quick)
                let task = Task { await client.modelsFailure() }
                try await server.wait { $0.connections.contains { $0.bytesSent > 0 || steps.count == 1 } }
                try await server.request()
                task.cancel()
                #expect(await task.value == .cancelled)
                let end = try await server.end()
                #expect(end.isByClient)
                #expect(server.requests.count == 1)
            }
        }

        @Test("a redirect is not followed, and the key stays here", arguments: TransportKind.allCases)
        func redirect(kind: TransportKind) async throws {
            let other = try ScriptedServer(.json(#"{"data":[{"id":"m"}]}"#))
            defer { other.stop() }
            let server = try ScriptedServer(ChatAnswer.redirect(to: "\(other.url)/v1/models").response())
            defer { server.stop() }
            let error = await LLMClient(server, over: kind, retryPolicy: .quick).modelsFailure()
            #expect(error?.kind == .redirect)
            #expect(server.requests.count == 1)
            #expect(other.connections.isEmpty)
        }
    }
}

extension LLMClient {
    /// What a call for the list of models throws.
    fileprivate func modelsFailure() async -> LLMAPIError? {
        do throws(LLMAPIError) {
            _ = try await models()
            return nil
        } catch {
            return error
        }
    }
}
