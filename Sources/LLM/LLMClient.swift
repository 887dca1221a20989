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
public struct LLMClient: Sendable {
    /// Where the API's paths begin, such as `https://api.n4n.ai/v1`.
    public let baseURL: URL
    /// The model of requests that name none.
    public var model: ModelID?
    /// The limits of each call.
    public let timeouts: Timeouts

    let api: ChatAPI

    /// Makes a client.
    ///
    /// - Parameters:
    ///   - baseURL: What every client of this API takes, ending in `/v1` as a rule. A bare host gets `/v1`; a query is
    ///     kept.
    ///   - apiKey: Sent as `Authorization: Bearer …`; without one, no such field is sent.
    ///   - model: The model of requests that name none.
    ///   - timeouts: The limits of each call.
    ///   - headers: Further header fields; they replace the client's own of the same name.
    ///   - transport: What sends the requests; nil for the platform's own, which all clients share.
    ///   - clock: What the timers go by.
    public init(
        baseURL: URL,
        apiKey: String? = nil,
        model: ModelID? = nil,
        timeouts: Timeouts = .default,
        headers: HTTPFields = [:],
        transport: (any HTTPTransport)? = nil,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        let url = baseURL.endingInVersion
        self.baseURL = url
        self.model = model
        self.timeouts = timeouts
        api = ChatAPI(
            baseURL: url,
            apiKey: apiKey?.nonEmpty,
            headers: headers,
            timeouts: timeouts,
            transport: transport ?? PlatformTransport.shared,
            clock: clock
        )
    }

    /// Makes a client of a server that has a name.
    ///
    /// - Parameters:
    ///   - endpoint: The server.
    ///   - apiKey: Its key; it is not taken from the environment, see ``NamedEndpoint/keyVariable``.
    ///   - model: The model of requests that name none; by default the endpoint's.
    ///   - timeouts: The limits of each call.
    ///   - headers: Further header fields.
    ///   - transport: What sends the requests; nil for the platform's own.
    ///   - clock: What the timers go by.
    public init(
        _ endpoint: NamedEndpoint,
        apiKey: String? = nil,
        model: ModelID? = nil,
        timeouts: Timeouts = .default,
        headers: HTTPFields = [:],
        transport: (any HTTPTransport)? = nil,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.init(
            baseURL: endpoint.baseURL,
            apiKey: apiKey,
            model: model ?? endpoint.defaultModel,
            timeouts: timeouts,
            headers: headers,
            transport: transport,
            clock: clock
        )
    }
}

extension LLMClient {
    /// Asks one question and returns the text of the answer; empty where the model called tools or refused.
    public func complete(_ prompt: String) async throws(LLMAPIError) -> String {
        try await complete(ChatRequest(prompt))
    }

    /// Sends a request and returns the text of the answer; empty where the model called tools or refused.
    public func complete(_ request: ChatRequest) async throws(LLMAPIError) -> String {
        try await chat(request).text
    }

    /// Sends a request and returns the whole answer.
    ///
    /// It throws where the answer is not whole, and where it holds no choice. An answer that the limit on tokens cut is
    /// whole: ``ChatCompletion/finishReason`` is ``FinishReason/length``.
    public func chat(_ request: ChatRequest) async throws(LLMAPIError) -> ChatCompletion {
        var attempt = api.attempt(completed(request), isStream: false)
        return try await attempt.completion()
    }

    /// Asks one question and returns the answer as it comes. Nothing is sent before the stream is iterated.
    public func stream(_ prompt: String) -> ChatStream {
        stream(ChatRequest(prompt))
    }

    /// Sends a request and returns the answer as it comes. Nothing is sent before the stream is iterated.
    public func stream(_ request: ChatRequest) -> ChatStream {
        ChatStream(api.attempt(completed(request), isStream: true))
    }

    /// The models that the server offers, in its order.
    public func models() async throws(LLMAPIError) -> [Model] {
        try await api.models()
    }

    private func completed(_ request: ChatRequest) -> ChatRequest {
        var request = request
        request.model = request.model ?? model
        return request
    }
}

extension ChatRequest {
    fileprivate init(_ prompt: String) {
        self.init(messages: [.user(prompt)])
    }
}
