import LLM
import LocalInference
import WebAPI

// The Swift samples of Documentation/Surviving.md, word for word. `SampleTests` finds each of them here.
enum SurvivingSamples {
    static func retries(key: String) -> LLMClient {
        let patient = LLMClient(
            .n4n,
            apiKey: key,
            timeouts: .failFast,
            retryPolicy: RetryPolicy(maximumRetries: 4, maximumWait: .seconds(20))
        )
        return patient
    }

    static func restart(_ client: LLMClient) async throws -> String {
        var client = client
        client.interruption = .restart

        var shown = ""
        for try await event in client.stream("Explain Swift actors.") {
            switch event {
            case .text(let piece): shown += piece
            case .restarted: shown = ""
            case .retrying(let attempt, let count, let delay, let error):
                print("\(error.kind), attempt \(attempt) of \(count) in \(delay)")
            default: break
            }
        }
        return shown
    }

    static func chain(key: String, otherKey: String) async throws -> ModelChain {
        let chain = ModelChain([
            ModelRoute("n4n", LLMClient(.n4n, apiKey: key)),
            ModelRoute("openai", LLMClient(.openAI, apiKey: otherKey), model: "gpt-4o-mini"),
            .localModel(),
        ])
        let completion = try await chain.chat(ChatRequest(messages: [.user("Hello")]))
        if let source = completion.provenance, source.route != "n4n" {
            print("\(source.route ?? "") answered. \(source.passedRoutes.map(\.description).joined(separator: " "))")
        }
        return chain
    }

    static func cache(_ chain: ModelChain) -> ModelChain {
        var chain = chain
        chain.caching = Caching(InMemoryResponseCache(), isLastResort: true)
        return chain
    }

    static func hooks(_ client: LLMClient) -> LLMClient {
        var client = client
        client.interceptors = [
            ClosureInterceptor { request, next throws(TransportError) in
                var request = request
                request.headers["X-Trace"] = "42"
                return try await next.send(request)
            }
        ]
        client.log = .standardError(.debug)
        return client
    }
}
