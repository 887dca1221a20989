import Foundation
import LLM
import LLMTesting
import Testing
import WebAPI

@Suite("Limits of a chain")
struct ChainLimitTests: ChainTesting {
    let clock = ManualClock()

    @Test("Without any time the call fails as that", arguments: [Duration.zero, .seconds(-1)])
    func noTime(total: Duration) async {
        let chain = ModelChain([ModelRoute("a", client(StubTransport(.stream("never"))))], total: total, clock: clock)
        #expect(await ask(chain).error?.kind == .timeout)
    }

    @Test("Limits without end are limits", arguments: [Duration.seconds(Int64.max), .seconds(1e12)])
    func endless(limit: Duration) async {
        let client = LLMClient(
            baseURL: URL(string: "http://localhost/v1")!,
            timeouts: Timeouts(
                connect: limit,
                firstByte: limit,
                idle: limit,
                event: limit,
                firstEvent: limit,
                total: limit
            ),
            retryPolicy: RetryPolicy(maximumRetries: .max, baseDelay: .zero),
            transport: StubTransport(.failure(503), .stream("Hello"))
        )
        let breaker = CircuitBreaker(failureThreshold: 1, pause: limit, maximumPause: limit)
        let chain = ModelChain([ModelRoute("a", client)], total: limit, breaker: breaker)
        #expect(await Call(chain.stream("Hi"), clock: clock).text == "Hello")
    }

    @Test("A client that is never made is left when the time for the call is over, though it does not notice")
    func openingForever() async {
        let stuck = ModelRoute("stuck") { () async throws(LLMAPIError) in
            await withCheckedContinuation { continuation in
                // Nobody resumes it before the test is over.
                Task.detached {
                    try? await Task.sleep(for: .seconds(3_600))
                    continuation.resume()
                }
            }
            throw .cancelled
        }
        let chain = ModelChain([stuck], total: .seconds(5), clock: clock)
        let call = Task { await ask(chain) }
        await clock.waitForSleeper(until: .seconds(5))
        clock.advance(by: .seconds(5))
        guard case .timeout(.total, _)? = await call.value.error else {
            Issue.record("It does not end by its limit")
            return
        }
    }

    @Test("The limit of the whole call holds over all routes")
    func total() async {
        let slow = StubTransport { [clock] _ in
            clock.advance(by: .seconds(4))
            return .failure(401)
        }
        let next = StubTransport(.stream("never"))
        let chain = ModelChain(
            [ModelRoute("a", client(slow)), ModelRoute("b", client(next))],
            total: .seconds(3),
            clock: clock
        )
        let call = await ask(chain)
        #expect(call.error != nil)
        #expect(next.requests.isEmpty)
    }
}
