import Foundation
import JSONCoding
import LLM
import LLMTesting
import Testing
import WebAPI

@Suite("The fallback chain")
struct ModelChainTests: ChainTesting {
    let clock = ManualClock()

    @Test("The next route takes over after the first one's retries, and the answer says who gave it and why")
    func fallback() async {
        let (down, up) = (StubTransport(.failure(503)), StubTransport(.stream("Hello")))
        let call = await ask(chain(ModelRoute("a", client(down)), ModelRoute("b", client(up))))
        #expect(call.text == "Hello")
        #expect(call.switches == ["b"])
        #expect(down.requests.count == 3)
        let provenance = call.completion?.provenance
        #expect(provenance?.route == "b")
        #expect(provenance?.attempts == 4)
        #expect(provenance?.passedRoutes.map(\.label) == ["a"])
        #expect(provenance?.passedRoutes.first?.error?.kind == .server)
    }

    @Test("What the request is to blame for never falls through", arguments: [400, 413, 422])
    func final(status: Int) async {
        let (refusing, next) = (StubTransport(.failure(status)), StubTransport(.stream("never")))
        let call = await ask(chain(ModelRoute("a", client(refusing)), ModelRoute("b", client(next))))
        #expect(call.error?.kind == .badRequest)
        #expect(next.requests.isEmpty)
    }

    @Test(
        "Nor does a length, a filter",
        arguments: [("context_length_exceeded", LLMAPIError.Kind.contextLength), ("content_filter", .contentFilter)]
    )
    func final(code: String, kind: LLMAPIError.Kind) async {
        let (refusing, next) = (StubTransport(.failure(400, code: code)), StubTransport(.stream("never")))
        let call = await ask(chain(ModelRoute("a", client(refusing)), ModelRoute("b", client(next))))
        #expect(call.error?.kind == kind)
        #expect(next.requests.isEmpty)
    }

    @Test("A refused key, an unknown model, a spent quota are no reason to fail", arguments: [401, 402, 403, 404, 301])
    func notRetryable(status: Int) async {
        let (refusing, next) = (StubTransport(.failure(status)), StubTransport(.stream("Hello")))
        let call = await ask(chain(ModelRoute("a", client(refusing)), ModelRoute("b", client(next))))
        #expect(call.text == "Hello")
        #expect(refusing.requests.count == 1)
    }

    @Test("A wait that is too long goes to the next route at once")
    func longWait() async {
        let limited = StubTransport(.failure(429, headers: ["Retry-After": "600"]))
        let call = await ask(
            chain(ModelRoute("a", client(limited)), ModelRoute("b", client(StubTransport(.stream("Hello")))))
        )
        #expect(call.text == "Hello")
        #expect(call.delays.isEmpty)
        #expect(limited.requests.count == 1)
    }

    @Test("After the first piece nobody takes over")
    func committed() async {
        let cut = StubTransport(.stream("Hello wor", finishReason: nil))
        let next = StubTransport(.stream("Hello world"))
        let call = await ask(chain(ModelRoute("a", client(cut)), ModelRoute("b", client(next))))
        #expect(call.pieces == ["Hello wor"])
        #expect(call.error?.kind == .truncated)
        #expect(next.requests.isEmpty)
    }

    @Test("Unless the caller agreed to drop what it showed")
    func restart() async {
        let cut = StubTransport(.stream("Hello wor", finishReason: nil))
        var chain = chain(ModelRoute("a", client(cut)), ModelRoute("b", client(StubTransport(.stream("Hello world")))))
        chain.interruption = .restart
        let call = await ask(chain)
        #expect(call.text == "Hello world")
        #expect(call.restarts == cut.requests.count)
    }

    @Test("Where all fail, the first one's failure stands, and the others are told beside it")
    func allFail() async {
        let routes = [
            ModelRoute("a", client(StubTransport(.failure(401)))),
            ModelRoute("b", client(StubTransport(.failure(503)))),
        ]
        let call = await ask(ModelChain(routes, clock: clock))
        #expect(call.error?.kind == .authentication)
        #expect(call.error?.details?.passedRoutes.map(\.label) == ["b"])
        #expect(call.error?.details?.attempts == 1)
        #expect(call.error?.passedRoutes.first?.error?.details?.attempts == 3)
        #expect(call.error?.description.contains("b: The provider failed") == true)
    }

    @Test("A route that lacks what the request needs is passed over")
    func capabilities() async {
        let (blind, next) = (StubTransport(.stream("never")), StubTransport(.stream("Hello")))
        var request = ChatRequest(messages: [.user("Hi")])
        request.tools = [.function(name: "f", parameters: ["type": "object"])]
        let call = await ask(
            chain(ModelRoute("local", client(blind), lacks: [.tools, .images]), ModelRoute("b", client(next))),
            request
        )
        #expect(call.text == "Hello")
        #expect(blind.requests.isEmpty)
        #expect(call.completion?.provenance?.passedRoutes.first?.reason == .lacks([.tools]))
    }

    @Test("Where no route takes what the request needs, that is the failure")
    func nobodyCan() async {
        var request = ChatRequest(messages: [.user("Hi")])
        request.tools = [.function(name: "f", parameters: ["type": "object"])]
        let route = ModelRoute("local", client(StubTransport(.stream("never"))), lacks: [.tools])
        let call = await ask(chain(route), request)
        #expect(call.error?.kind == .badRequest)
        #expect(call.error?.description.contains("tools") == true)
    }

    @Test("Each route is asked for its own model")
    func models() async throws {
        let (down, up) = (StubTransport(.failure(401)), StubTransport(.stream("Hello")))
        var request = ChatRequest(messages: [.user("Hi")])
        request.model = "mine"
        _ = await ask(
            chain(ModelRoute("a", client(down)), ModelRoute("b", client(up, model: "c"), model: "b")),
            request
        )
        #expect(try model(of: down.requests.first) == "mine")
        #expect(try model(of: up.requests.first) == "b")
    }

    private func model(of request: HTTPRequest?) throws -> ModelID? {
        try request?.body.map { try JSONDecoder().decode(ChatRequest.self, from: $0) }?.model
    }

    @Test("Whoever is asked next is told before the wait for that one begins")
    func switchBeforeOpening() async throws {
        let isOpened = Flag(false)
        let second = ModelRoute("b") {
            [client = client(StubTransport(.stream("Hello")))] () async throws(LLMAPIError) in
            isOpened.value = true
            return client
        }
        var events = chain(ModelRoute("a", client(StubTransport(.failure(401)))), second).stream("Hi")
            .makeAsyncIterator()
        guard case .switched("b", _)? = try await events.next() else {
            Issue.record("The switch comes late")
            return
        }
        #expect(!isOpened.value)
        #expect(try await events.next() == .text("Hello"))
    }

    @Test("Text that is on show stands in the error, where nobody begins anew")
    func shownText() async {
        let cut = StubTransport(.stream("half", finishReason: nil))
        let closed = ModelRoute("c") { () async throws(LLMAPIError) in throw .transport(.connect, reason: "", .init()) }
        var chain = chain(
            ModelRoute("a", client(StubTransport(.failure(401)))),
            ModelRoute("b", client(cut)),
            closed
        )
        chain.interruption = .restart
        let call = await ask(chain)
        #expect(call.error?.kind == .truncated)
        #expect(call.error?.partial?.text == "half")
        #expect(call.text == "half")
    }

    @Test("A cancellation that the caller knows nothing of is a failure like any other")
    func cancelledByOthers() async {
        let shared = ModelRoute("a") { () async throws(LLMAPIError) in throw .cancelled }
        let call = await ask(chain(shared, ModelRoute("b", client(StubTransport(.stream("Hello"))))))
        #expect(call.text == "Hello")
    }

    @Test("What stands in and can't take the request does not hide why it was asked")
    func fallbackRefuses() async {
        let next = StubTransport(.stream("never"))
        let call = await ask(
            chain(
                ModelRoute("a", client(StubTransport(.failure(401)))),
                ModelRoute("b", client(StubTransport(.failure(400, code: "context_length_exceeded")))),
                ModelRoute("c", client(next))
            )
        )
        #expect(call.error?.kind == .authentication)
        #expect(call.error?.passedRoutes.first?.error?.kind == .contextLength)
        #expect(next.requests.isEmpty)
    }

    @Test("A client that can't be made is a failed route")
    func opening() async {
        let closed = ModelRoute("local") { () async throws(LLMAPIError) in
            throw .transport(.connect, reason: "No local model is installed.", LLMAPIError.Details())
        }
        let call = await ask(chain(closed, ModelRoute("b", client(StubTransport(.stream("Hello"))))))
        #expect(call.text == "Hello")
        #expect(call.completion?.provenance?.attempts == 1)
    }

    @Test("A chain without routes says so")
    func empty() async {
        #expect(await ask(chain()).error?.kind == .badRequest)
    }
}
