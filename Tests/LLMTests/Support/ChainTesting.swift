import Foundation
import LLM
import LLMTesting
import WebAPI

/// What the suites of the fallback chain share: clients over stubs, on a clock that a test moves.
protocol ChainTesting {
    var clock: ManualClock { get }
}

extension ChainTesting {
    func client(_ transport: StubTransport, model: ModelID? = nil) -> LLMClient {
        LLMClient(
            baseURL: URL(string: "http://localhost/v1")!,
            model: model,
            timeouts: .none,
            transport: transport,
            clock: clock,
            random: RandomSource { 0 }
        )
    }

    func chain(_ routes: ModelRoute...) -> ModelChain {
        ModelChain(routes, clock: clock)
    }

    func ask(_ chain: ModelChain, _ request: ChatRequest = ChatRequest(messages: [.user("Hi")])) async -> Call {
        await Call(chain.stream(request), clock: clock)
    }
}
