import FaultServer
import Foundation
import LLM
import LLMTesting
import Testing
import Transports
import WebAPI

/// Connections that can't be made, are not given back, or are dead when they are used again.
extension Scenario {
    static let connections = [doneNotDrained, abandonedIterator, unknownHost, refusedConnection, staleConnection]

    /// What follows `[DONE]` is read for a moment, so that the connection is free for the next call.
    static let doneNotDrained = Scenario("done-not-drained-leaks") { kind in
        let server = try ScriptedServer(.slowEnd)
        defer { server.stop() }
        // On a clock that stands still the moment is as long as it takes.
        let client = LLMClient(server, over: kind, connections: 2, timeouts: .none, clock: ManualClock())
        for _ in 0..<3 {
            let call = await CallRecord(client.stream("Hi"))
            #expect(call.completion?.text == "Hello world")
        }
        #expect(server.connections.count <= 2)
    }

    /// A reader that leaves, by `break` or by letting its iterator go, closes the connection.
    static let abandonedIterator = Scenario("consumer-abandons-iterator") { kind in
        let server = try ScriptedServer(.endless)
        defer { server.stop() }
        let client = LLMClient(server, over: kind)
        var count = 0
        for try await _ in client.stream("Hi") {
            count += 1
            if count == 2 { break }
        }
        let end = try await server.end(ofConnection: 0)
        #expect(end.isByClient)

        var iterator: ChatStream.AsyncIterator? = client.stream("Hi").makeAsyncIterator()
        #expect(try await iterator?.next() == .text("more "))
        iterator = nil
        let endOfSecond = try await server.end(ofConnection: 1)
        #expect(endOfSecond.isByClient)
    }

    /// A host that does not exist is told as such, after a bounded number of attempts.
    static let unknownHost = Scenario("dns-failure") { kind in
        let client = LLMClient(
            baseURL: try #require(URL(string: "http://no-such-host.invalid")),
            retryPolicy: .quick,
            transport: kind.shared
        )
        let call = await CallRecord(client.stream("Hi"))
        #expect(call.error?.phase == .resolve)
        #expect(call.error?.details?.attempts == 3)
    }

    /// Nobody listens: the request was never sent, so that it is safe to try again.
    static let refusedConnection = Scenario("connection-refused") { kind in
        let server = try ScriptedServer(policy: .refuse)
        defer { server.stop() }
        for form in CallForm.allCases {
            let call = await form.record(LLMClient(server, over: kind, retryPolicy: .quick))
            #expect(call.error?.phase == .connect)
            #expect(call.error?.isRetryable == true)
            #expect(call.error?.details?.attempts == 3)
        }
    }

    /// A request that meets a dead connection fails, without any limit, and is sent again on another one.
    static let staleConnection = Scenario("stale-keepalive-post", limit: .stalePost) { kind in
        for fault in [Fault.staleConnection, .expiredConnection] {
            let server = try ScriptedServer(fault.answer.with { $0.delays.end = .milliseconds(5) })
            defer { server.stop() }
            let client = LLMClient(server, over: kind, timeouts: .none, retryPolicy: .quick)
            for round in 0..<10 {
                let call = await CallRecord(chat: client)
                #expect(call.completion?.text == "Hello world")
                // The next request is sent when the connection has expired, or about then.
                guard fault == .expiredConnection, round.isMultiple(of: 2) else { continue }
                try await server.wait { $0.openConnections == 0 }
            }
        }
    }
}
