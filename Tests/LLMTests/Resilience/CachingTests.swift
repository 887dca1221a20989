import Foundation
import LLM
import LLMTesting
import Testing
import WebAPI

@Suite("Answers from the cache")
struct CachingTests {
    private let clock = ManualClock()

    private func client(_ transport: StubTransport, _ caching: Caching) -> LLMClient {
        var client = LLMClient(
            baseURL: URL(string: "http://localhost/v1")!,
            timeouts: .none,
            retryPolicy: .never,
            transport: transport,
            clock: clock
        )
        client.caching = caching
        return client
    }

    @Test("The last good answer stands in where nobody answers, and says how old it is and why it is there")
    func lastResort() async {
        let transport = StubTransport(.stream("Hello"), .failure(503))
        let client = client(transport, Caching(InMemoryResponseCache()))
        _ = await Call(client.stream("Hi"), clock: clock)
        let call = await Call(client.stream("Hi"), clock: clock)
        #expect(call.text == "Hello")
        #expect(call.switches == ["cache"])
        #expect(call.completion?.provenance?.isCached == true)
        #expect(call.completion?.provenance?.passedRoutes.first?.error?.kind == .server)
        let other = await Call(client.stream("Another question"), clock: clock)
        #expect(other.error?.kind == .server)
    }

    @Test("A refused request gets no old answer")
    func refused() async {
        let transport = StubTransport(.stream("Hello"), .failure(400))
        let client = client(transport, Caching(InMemoryResponseCache()))
        _ = await Call(client.stream("Hi"), clock: clock)
        #expect(await Call(client.stream("Hi"), clock: clock).error?.kind == .badRequest)
    }

    @Test("Nor does a stream that broke off, unless it may restart")
    func brokenOff() async {
        let transport = StubTransport(.stream("Hello"), .stream("Hel", finishReason: nil))
        let client = client(transport, Caching(InMemoryResponseCache()))
        _ = await Call(client.stream("Hi"), clock: clock)
        #expect(await Call(client.stream("Hi"), clock: clock).error?.kind == .truncated)
        var restarting = client
        restarting.interruption = .restart
        let call = await Call(restarting.stream("Hi"), clock: clock)
        #expect(call.text == "Hello")
        #expect(call.restarts == 1)
    }

    @Test("Read-through answers without a request, to a stream and to a call for the whole")
    func readThrough() async throws {
        let transport = StubTransport(.stream("Hello"))
        let client = client(transport, Caching(InMemoryResponseCache(), readsThrough: true))
        _ = await Call(client.stream("Hi"), clock: clock)
        let call = await Call(client.stream("Hi"), clock: clock)
        #expect(call.text == "Hello")
        #expect(try await client.complete("Hi") == "Hello")
        #expect(transport.requests.count == 1)
        #expect(call.completion?.provenance?.attempts == 0)
    }

    private func chain(_ routes: ModelRoute..., cache: InMemoryResponseCache) -> ModelChain {
        var chain = ModelChain(routes, clock: clock)
        chain.caching = Caching(cache, readsThrough: true)
        return chain
    }

    private func route(_ transport: StubTransport, model: ModelID, label: String = "a") -> ModelRoute {
        let url = URL(string: "http://localhost/v1")!
        let client = LLMClient(baseURL: url, retryPolicy: .never, transport: transport, clock: clock)
        return ModelRoute(label, client, model: model)
    }

    @Test("Another model is another answer, whatever the route is called")
    func models() async {
        let cache = InMemoryResponseCache()
        let (small, large) = (StubTransport(.stream("small")), StubTransport(.stream("large")))
        #expect(await Call(chain(route(small, model: "s"), cache: cache).stream("Hi"), clock: clock).text == "small")
        #expect(await Call(chain(route(large, model: "l"), cache: cache).stream("Hi"), clock: clock).text == "large")
        #expect(await Call(chain(route(large, model: "l"), cache: cache).stream("Hi"), clock: clock).text == "large")
        #expect(large.requests.count == 1)
    }

    @Test("What a fallback said in an outage does not outlast it")
    func fallback() async {
        let (first, second) = (StubTransport(.failure(503), .stream("first")), StubTransport(.stream("second")))
        let chain = chain(
            route(first, model: "m"),
            route(second, model: "m", label: "b"),
            cache: InMemoryResponseCache()
        )
        #expect(await Call(chain.stream("Hi"), clock: clock).text == "second")
        #expect(await Call(chain.stream("Hi"), clock: clock).text == "first")
    }

    @Test("Nor is what says nothing, or does not say why it ended")
    func unfinished() async {
        for stream in ["data: [DONE]\n\n", "data: {\"choices\":[{\"delta\":{\"content\":\"a\"}}]}\n\ndata: [DONE]\n\n"]
        {
            let transport = StubTransport(
                StubResponse(headers: ["Content-Type": "text/event-stream"], stream),
                .failure(503)
            )
            let client = client(transport, Caching(InMemoryResponseCache()))
            _ = await Call(client.stream("Hi"), clock: clock)
            #expect(await Call(client.stream("Hi"), clock: clock).error?.kind == .server)
        }
    }

    @Test("What is not whole is not kept", arguments: ["length", "content_filter", "error", "MAX_TOKENS", "abort"])
    func incomplete(finishReason: String) async {
        let transport = StubTransport(.stream("Hel", finishReason: finishReason), .failure(503))
        let client = client(transport, Caching(InMemoryResponseCache()))
        _ = await Call(client.stream("Hi"), clock: clock)
        #expect(await Call(client.stream("Hi"), clock: clock).error?.kind == .server)
    }
}
