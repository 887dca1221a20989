public import WebAPI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Several routes to an answer: where one fails, the next is asked.
///
/// ```swift
/// let chain = ModelChain([
///     ModelRoute("n4n", LLMClient(.n4n, apiKey: key)),
///     ModelRoute("openai", LLMClient(.openAI, apiKey: otherKey)),
///     ModelRoute("local", LLMClient(.ollama, model: "llama3.2"), lacks: [.tools, .images]),
/// ])
/// let completion = try await chain.chat(ChatRequest(messages: [.user("Hello")]))
/// completion.provenance?.route          // "openai": who answered …
/// completion.provenance?.passedRoutes   // … and why the others did not
/// ```
///
/// A route's own retries come before the next route. Each route has a ``CircuitBreaker`` that all calls of the chain and
/// of its copies share: who fails again and again, or asks to be left alone, is passed over for a while. Nobody else is
/// asked after a failure that the request is to blame for, see ``finalKinds``, nor once a part of the answer was handed
/// out, unless ``interruption`` says so. Where all fail, the call throws what the first of them failed with.
public struct ModelChain: ChatModel {
    /// The routes, in the order in which they are asked.
    public let routes: [ModelRoute]
    /// The limit of a whole call over all routes, retries and waits; none by default. A route's own total bounds its part.
    public var total: Duration?
    /// What happens to a stream that breaks off after a part of the answer was handed out.
    public var interruption = InterruptionPolicy.fail
    /// Whether and when earlier answers to the same request are used; not at all by default.
    public var caching: Caching?
    /// What the chain tells of its calls; nothing by default.
    public var log = CallLog.off

    private let health: [RouteHealth]
    private let sharedCalls = SharedCalls<CacheKey, ChatCompletion>()
    private let clock: any Clock<Duration>
    private let random: RandomSource

    /// The kinds of failure after which no other route is asked: the request itself is to blame, or the caller left.
    public static let finalKinds: Set<LLMAPIError.Kind> = [.badRequest, .contextLength, .contentFilter, .cancelled]

    /// Makes a chain.
    ///
    /// - Parameters:
    ///   - routes: Whom to ask, in order.
    ///   - total: The limit of a whole call.
    ///   - breaker: When a route is left alone, and for how long.
    ///   - clock: What waits and pauses go by.
    ///   - random: What the waits are drawn from.
    public init(
        _ routes: [ModelRoute],
        total: Duration? = nil,
        breaker: CircuitBreaker = CircuitBreaker(),
        clock: any Clock<Duration> = ContinuousClock(),
        random: RandomSource = .system
    ) {
        self.routes = routes
        self.total = total
        self.clock = clock
        self.random = random
        let elapsed = clock.stopwatch()
        health = routes.map { _ in RouteHealth(breaker, now: { elapsed() }) }
    }

    /// Sends a request along the chain and returns the answer as it comes.
    public func stream(_ request: ChatRequest) -> ChatStream {
        ChatStream(call(request, form: .stream(isHandedOut: true)))
    }

    /// Sends a request along the chain and returns the whole answer.
    public func chat(
        _ request: ChatRequest,
        report: @escaping @Sendable (ChatStreamEvent) -> Void
    ) async throws(LLMAPIError) -> ChatCompletion {
        var call = call(request, form: .whole)
        return try await call.answer(sharing: sharedCalls, report: report)
    }

    private func call(_ request: ChatRequest, form: AnswerForm) -> ChatCall {
        let routes = zip(routes, health).map { route, health in
            CallRoute(label: route.label, lacks: route.lacks, health: health, open: route.open)
        }
        let plan = CallPlan(
            routes: routes,
            total: total,
            interruption: interruption,
            caching: caching,
            log: log,
            clock: clock,
            now: { Date() },
            random: random,
            key: caching.map { _ in CacheKey(request, scope: ["chain"] + self.routes.map(\.identity)) }
        )
        return ChatCall(request, form: form, plan: plan)
    }
}
