public import WebAPI

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A client of a server that speaks OpenAI's chat API: a provider, a gateway, or a model on this machine.
///
/// ```swift
/// let client = LLMClient(.n4n, apiKey: key, model: "openai/gpt-4o-mini")
/// let answer = try await client.complete("Explain Swift actors in one line.")
/// ```
///
/// Everything it throws is an ``LLMAPIError``. Cancelling the task ends a call at once, and closes its connection.
public struct LLMClient: ChatModel {
    /// The model of requests that name none.
    public var model: ModelID?
    /// When a failed attempt is repeated: twice by default, within a ``RetryBudget`` that all copies of the client share. It
    /// holds 10, or as many as the policy allows for one call that the client was made with.
    public var retryPolicy: RetryPolicy
    /// What happens to a stream that breaks off after a part of the answer was handed out.
    public var interruption = InterruptionPolicy.fail
    /// Whether and when earlier answers to the same request are used; not at all by default.
    public var caching: Caching?
    /// What stands between the client and the network, the outermost first: each sees every attempt.
    public var interceptors: [any HTTPInterceptor] {
        get { connection.interceptors }
        set { connection.interceptors = newValue }
    }

    /// What the client tells of its calls; nothing by default.
    public var log: CallLog {
        get { connection.log }
        set { connection.log = newValue }
    }

    /// Where the API's paths begin, such as `https://api.n4n.ai/v1`.
    public var baseURL: URL { connection.baseURL }
    /// The limits of each call.
    public var timeouts: Timeouts { connection.timeouts }

    private(set) var api: ChatAPI
    let budget: SharedRetryBudget
    let random: RandomSource

    /// Makes a client.
    ///
    /// - Parameters:
    ///   - baseURL: What every client of this API takes, ending in `/v1` as a rule. A bare host gets `/v1`; a query is
    ///     kept.
    ///   - apiKey: Sent as `Authorization: Bearer …`; without one, no such field is sent.
    ///   - model: The model of requests that name none.
    ///   - timeouts: The limits of each call.
    ///   - retryPolicy: When a failed attempt is repeated.
    ///   - headers: Further header fields; they replace the client's own of the same name.
    ///   - transport: What sends the requests; nil for the platform's own, which all clients share.
    ///   - clock: What timers and waits go by.
    ///   - random: What the waits between attempts are drawn from.
    public init(
        baseURL: URL,
        apiKey: String? = nil,
        model: ModelID? = nil,
        timeouts: Timeouts = .default,
        retryPolicy: RetryPolicy = .default,
        headers: HTTPFields = [:],
        transport: (any HTTPTransport)? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        random: RandomSource = .system
    ) {
        self.model = model
        self.retryPolicy = retryPolicy
        self.random = random
        budget = SharedRetryBudget(RetryBudget(capacity: Double(max(10, retryPolicy.maximumRetries))))
        api = ChatAPI(
            ChatAPI.Connection(
                baseURL: baseURL.endingInVersion,
                apiKey: apiKey?.nonEmpty,
                headers: headers,
                timeouts: timeouts,
                transport: transport ?? PlatformTransport.shared,
                clock: clock
            )
        )
    }

    /// Makes a client of a server that has a name.
    ///
    /// - Parameters:
    ///   - endpoint: The server.
    ///   - apiKey: Its key; it is not taken from the environment, see ``NamedEndpoint/keyVariable``.
    ///   - model: The model of requests that name none; by default the endpoint's.
    ///   - timeouts: The limits of each call.
    ///   - retryPolicy: When a failed attempt is repeated.
    ///   - headers: Further header fields.
    ///   - transport: What sends the requests; nil for the platform's own.
    ///   - clock: What timers and waits go by.
    ///   - random: What the waits between attempts are drawn from.
    public init(
        _ endpoint: NamedEndpoint,
        apiKey: String? = nil,
        model: ModelID? = nil,
        timeouts: Timeouts = .default,
        retryPolicy: RetryPolicy = .default,
        headers: HTTPFields = [:],
        transport: (any HTTPTransport)? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        random: RandomSource = .system
    ) {
        self.init(
            baseURL: endpoint.baseURL,
            apiKey: apiKey,
            model: model ?? endpoint.defaultModel,
            timeouts: timeouts,
            retryPolicy: retryPolicy,
            headers: headers,
            transport: transport,
            clock: clock,
            random: random
        )
    }

    private var connection: ChatAPI.Connection {
        get { api.connection }
        set { api = ChatAPI(newValue) }
    }
}

extension LLMClient {
    /// Sends a request and returns the whole answer.
    public func chat(
        _ request: ChatRequest,
        report: @escaping @Sendable (ChatStreamEvent) -> Void
    ) async throws(LLMAPIError) -> ChatCompletion {
        var call = call(request, form: .whole)
        return try await call.answer(sharing: api.sharedCalls, report: report)
    }

    /// Sends a request and returns the answer as it comes. Nothing is sent before the stream is iterated.
    public func stream(_ request: ChatRequest) -> ChatStream {
        ChatStream(call(request, form: .stream(isHandedOut: true)))
    }

    /// The models that the server offers, in its order.
    ///
    /// - Parameter report: Is told of each retry, while the call goes on.
    public func models(
        report: (ChatStreamEvent) -> Void = { _ in }
    ) async throws(LLMAPIError) -> [Model] {
        let total = timeouts.forWholeResponse.total
        return try await repeating(within: total, report: report) { elapsed throws(LLMAPIError) in
            try await api.models(elapsed: elapsed)
        }
    }

    /// How errors call it: by its host and model, without any secret.
    private var label: String {
        guard let host = api.host else { return model?.rawValue ?? "" }
        return model.map { host + "/" + $0.rawValue } ?? host
    }

    private func call(_ request: ChatRequest, form: AnswerForm) -> ChatCall {
        var request = request
        request.model = request.model ?? model
        let plan = CallPlan(
            routes: [CallRoute(label: label) { [self] () async throws(LLMAPIError) in self }],
            interruption: interruption,
            caching: caching,
            log: api.log,
            clock: connection.clock,
            now: connection.now,
            random: random,
            key: caching.map { _ in CacheKey(request, baseURL: baseURL) }
        )
        return ChatCall(request, form: form, plan: plan)
    }
}
