import FaultServer
import LLM
import LLMTesting
import Testing
import Transports
import WebAPI

/// Servers that refuse, and when they are asked again.
extension Scenario {
    static let refusals = [longRetryAfter, openError, cancelDuringBackoff, redirect, burst]

    /// A wait beyond the policy is neither kept nor cut short: the call fails at once, or another route answers.
    static let longRetryAfter = Scenario("retry-after-long") { kind in
        let server = try ScriptedServer(.rateLimited(retryAfter: 600), ChatAnswer("Hello world"))
        defer { server.stop() }
        let client = LLMClient(server, over: kind, retryPolicy: .default)
        let call = await CallRecord(client.stream("Hi"))
        guard case .rateLimited(retryAfter: .seconds(600), let details) = call.error else {
            Issue.record("\(String(describing: call.error))")
            return
        }
        #expect(details.stopReason == .waitTooLong(asked: .seconds(600), maximum: .seconds(60)))
        // Neither the 600 s that are asked for nor the 60 s that are allowed.
        #expect(call.time < .seconds(30))
        #expect(server.requests.count == 1)

        let limited = try ScriptedServer(.rateLimited(retryAfter: 600))
        defer { limited.stop() }
        let chain = ModelChain([
            ModelRoute("first", LLMClient(limited, over: kind, retryPolicy: .default)),
            ModelRoute("second", client),
        ])
        let fallback = await CallRecord(chain.stream("Hi"))
        #expect(fallback.completion?.text == "Hello world")
        #expect(fallback.completion?.provenance?.route == "second")
        #expect(limited.requests.count == 1)
    }

    /// Refusals whose bodies stay open give their connections back.
    static let openError = Scenario("stream-error-status-leaks-connection") { kind in
        let refusal = ServerScript.Answer.fault(.openError)
        for isConcurrent in [false, true] {
            let answers = Array(repeating: refusal, count: 30) + [.chat(ChatAnswer("Hello world"))]
            let server = try ScriptedServer(script: ServerScript(answers))
            defer { server.stop() }
            let transport = kind.make(connections: 2)
            let client = LLMClient(server, by: transport, timeouts: .only(idle: .milliseconds(25)))
            let kinds = await client.failures(ofStreams: 30, atOnce: isConcurrent)
            #expect(kinds == Array(repeating: .rateLimit, count: 30))
            let last = await CallRecord(chat: LLMClient(server, by: transport))
            #expect(last.completion?.text == "Hello world")
            try await server.wait { $0.openConnections <= 1 }
            withExtendedLifetime(transport) {}
        }
    }

    /// A wait between two attempts ends when its task is cancelled, before its time, and nothing more is sent.
    static let cancelDuringBackoff = Scenario("cancel-during-backoff") { kind in
        let server = try ScriptedServer(.status(503, headers: ["Retry-After": "5"]))
        defer { server.stop() }
        for form in CallForm.allCases {
            let clock = ManualClock()
            let client = LLMClient(server, over: kind, timeouts: .none, retryPolicy: .default, clock: clock)
            let task = Task { await form.record(client) }
            await clock.waitForSleeper(until: .seconds(5))
            task.cancel()
            let call = await task.value
            #expect(call.error == .cancelled)
        }
        #expect(server.requests.count == 2)
    }

    /// A redirect is told, not followed: where it leads the key is not for.
    static let redirect = Scenario("redirect-leaks-key") { kind in
        let other = try ScriptedServer(ChatAnswer("Hello world"))
        defer { other.stop() }
        let location = "\(other.url)/v1/chat/completions"
        let server = try ScriptedServer(.redirect(to: location))
        defer { server.stop() }
        for form in CallForm.allCases {
            let call = await form.record(LLMClient(server, over: kind, retryPolicy: .quick))
            guard case .redirect(let told, let details) = call.error else {
                Issue.record("\(form): \(String(describing: call.error))")
                continue
            }
            #expect(told == location)
            #expect(details.status == 307)
        }
        #expect(
            server.requests.map { $0.header("Authorization") } == [
                "Bearer key-of-the-tests", "Bearer key-of-the-tests",
            ]
        )
        #expect(other.connections.isEmpty)
    }

    /// The calls of a client share their retries, so that an outage does not multiply the load.
    static let burst = Scenario("429-burst-budget") { kind in
        let server = try ScriptedServer(.unavailable)
        defer { server.stop() }
        let client = LLMClient(server, over: kind, retryPolicy: .quick)
        let kinds = await client.failures(ofStreams: 100, atOnce: true)
        #expect(kinds == Array(repeating: .overloaded, count: 100))
        #expect(server.requests.count == 110)
    }
}

extension LLMClient {
    /// The kinds of failure of many streams, one after another or all at once.
    fileprivate func failures(ofStreams count: Int, atOnce isConcurrent: Bool) async -> [LLMAPIError.Kind?] {
        var kinds: [LLMAPIError.Kind?] = []
        guard isConcurrent else {
            for _ in 0..<count { kinds.append(await CallRecord(stream("Hi")).error?.kind) }
            return kinds
        }
        await withTaskGroup(of: LLMAPIError.Kind?.self) { group in
            for _ in 0..<count { group.addTask { await CallRecord(stream("Hi")).error?.kind } }
            for await kind in group { kinds.append(kind) }
        }
        return kinds
    }
}
