public import LLM
import Synchronization
public import WebAPI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A model that says what a test tells it to, and keeps what it was asked.
///
/// ```swift
/// let model = ScriptedModel(.failure(503), .stream("Hel", "lo"))
/// let answer = try await model.complete("Hi")          // "Hello": the 503 was tried again
/// model.requests.first?.messages.last?.content?.text   // "Hi"
/// ```
///
/// It is a real ``LLMClient`` over a ``StubTransport``, so that an app's test runs through everything that runs in the app,
/// but for the network. Retries wait for nothing.
public final class ScriptedModel: ChatModel {
    /// The client that asks the script.
    public let client: LLMClient
    /// What plays the answers; its ``StubTransport/requests`` are the requests as they were sent, retries too.
    public let transport: StubTransport

    private let asked = Mutex<[ChatRequest]>([])

    /// Makes a model that gives these answers one after another, and the last one again after that.
    ///
    /// - Parameters:
    ///   - answers: The answers, such as `.stream("Hel", "lo")`, `.completion("Hello")` or `.failure(429)`.
    ///   - retryPolicy: When a failed attempt is repeated; twice by default.
    ///   - timeouts: The limits of each call; none by default.
    ///   - clock: What timers and waits go by.
    public init(
        _ answers: StubResponse...,
        retryPolicy: RetryPolicy = RetryPolicy(baseDelay: .zero),
        timeouts: Timeouts = .none,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        transport = StubTransport(playing: answers)
        client = LLMClient(
            .ollama,
            model: "scripted",
            timeouts: timeouts,
            retryPolicy: retryPolicy,
            transport: transport,
            clock: clock
        )
    }

    /// What it was asked, oldest first.
    public var requests: [ChatRequest] { asked.withLock { $0 } }

    /// Keeps the request, and returns the next answer as a stream.
    public func stream(_ request: ChatRequest) -> ChatStream {
        asked.withLock { $0.append(request) }
        return client.stream(request)
    }

    /// Keeps the request, and returns the next answer.
    public func chat(
        _ request: ChatRequest,
        report: @escaping @Sendable (ChatStreamEvent) -> Void
    ) async throws(LLMAPIError) -> ChatCompletion {
        asked.withLock { $0.append(request) }
        return try await client.chat(request, report: report)
    }
}
