import LLM
import LLMTesting
import Testing
import WebAPI

@Suite("Routes that are left alone for a while")
struct RestingRouteTests: ChainTesting {
    let clock = ManualClock()

    @Test("A route that failed three calls in a row rests, then gets one probe")
    func breaker() async {
        let isDown = Flag(true)
        let flaky = StubTransport { _ in isDown.value ? .failure(401) : .stream("back") }
        let chain = chain(ModelRoute("a", client(flaky)), ModelRoute("b", client(StubTransport(.stream("Hello")))))
        for _ in 0..<3 { _ = await ask(chain) }
        #expect(flaky.requests.count == 3)
        let rested = await ask(chain)
        #expect(flaky.requests.count == 3)
        #expect(rested.text == "Hello")
        guard case .resting(.seconds(30), .some)? = rested.completion?.provenance?.passedRoutes.first?.reason else {
            Issue.record("\(String(describing: rested.completion?.provenance))")
            return
        }
        isDown.value = false
        clock.advance(by: .seconds(30))
        #expect(await ask(chain).text == "back")
        #expect(await ask(chain).text == "back")
    }

    @Test("A route that asks to be left alone is, by all calls")
    func retryAfter() async {
        let limited = StubTransport(.failure(429, headers: ["Retry-After": "600"]))
        let chain = chain(ModelRoute("a", client(limited)), ModelRoute("b", client(StubTransport(.stream("Hello")))))
        _ = await ask(chain)
        _ = await ask(chain)
        #expect(limited.requests.count == 1)
        clock.advance(by: .seconds(600))
        _ = await ask(chain)
        #expect(limited.requests.count == 2)
    }

    @Test("Where all rest, the call fails at once with the last failure, and says for how long")
    func allRest() async {
        let limited = StubTransport(.failure(429, headers: ["Retry-After": "600"]))
        let chain = chain(ModelRoute("a", client(limited)))
        _ = await ask(chain)
        clock.advance(by: .seconds(100))
        let call = await ask(chain)
        #expect(limited.requests.count == 1)
        guard case .rateLimited(retryAfter: .seconds(500), _)? = call.error else {
            Issue.record("\(String(describing: call.error))")
            return
        }
        #expect(call.error?.details?.attempts == 0)
        #expect(call.error?.description.contains("left alone for 500 s") == true)
    }

    @Test("A probe that answers opens the way for others at its first piece")
    func streamingProbe() async throws {
        let isDown = Flag(true)
        let transport = StubTransport { _ in
            isDown.value
                ? .failure(429, headers: ["Retry-After": "600"]) : .stream("back", finishReason: nil, ending: .silence)
        }
        let chain = chain(ModelRoute("a", client(transport)))
        _ = await ask(chain)
        clock.advance(by: .seconds(600))
        isDown.value = false
        var probe = chain.stream("Hi").makeAsyncIterator()
        #expect(try await probe.next() == .text("back"))
        var other = chain.stream("Hi").makeAsyncIterator()
        #expect(try await other.next() == .text("back"))
    }

    @Test("A probe that is given up lets the next call try")
    func abandonedProbe() async {
        let answers = Flag(false)
        let route = StubTransport { _ in
            answers.value ? .stream("back") : .failure(429, headers: ["Retry-After": "600"])
        }
        let chain = chain(ModelRoute("a", client(route)))
        _ = await ask(chain)
        clock.advance(by: .seconds(600))
        answers.value = true
        do {
            var iterator = chain.stream("Hi").makeAsyncIterator()
            _ = try? await iterator.next()
        }
        #expect(await ask(chain).text == "back")
    }

    @Test("An unknown model is the request's fault, not the server's")
    func unknownModel() async {
        let asked = Flag(false)
        let picky = StubTransport { _ in asked.value ? .stream("Hello") : .failure(404) }
        let chain = chain(ModelRoute("a", client(picky)))
        for _ in 0..<5 { #expect(await ask(chain).error?.kind == .notFound) }
        asked.value = true
        #expect(await ask(chain).text == "Hello")
    }
}
