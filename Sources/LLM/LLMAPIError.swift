public import WebAPI

/// Why a call of a chat API failed.
///
/// Each case carries what is needed to act on it, and ``details`` carries what is known beside: what the provider said,
/// the request's id, and the partial completion where an answer had begun.
///
/// ```swift
/// do {
///     answer = try await client.complete("Hello")
/// } catch LLMAPIError.rateLimited(let retryAfter, _) {
///     try await Task.sleep(for: retryAfter ?? .seconds(5))
/// } catch where error.isRetryable {
///     …
/// }
/// ```
///
/// Its texts say what to do next and never hold a secret: the client's key is cut out of whatever a provider echoes.
public indirect enum LLMAPIError: Error, Sendable, Hashable {
    /// The request was refused as it is (400, 413, 422), or could not be built; see ``Details/reason``.
    case badRequest(Details)
    /// The key is missing or wrong (401).
    case authentication(Details)
    /// The key may not do this (403).
    case permission(Details)
    /// There is no such model or path (404).
    case notFound(Details)
    /// The account has no credit left (402, or the provider says `insufficient_quota`).
    case insufficientQuota(Details)
    /// The request collides with another one (409).
    case conflict(Details)
    /// Too many requests (429, or the provider says so); `retryAfter` is how long it asks to wait.
    case rateLimited(retryAfter: Duration?, Details)
    /// The provider has no capacity at the moment (529, or it says so); `retryAfter` is how long it asks to wait.
    case overloaded(retryAfter: Duration?, Details)
    /// The provider failed (any other 5xx).
    case server(Details)
    /// Another refusal (any other 4xx), or an error inside a response whose status was a success.
    case api(Details)
    /// The address answers with a redirect (3xx), which is never followed: it could lead the key elsewhere.
    case redirect(location: String?, Details)
    /// The messages are longer than the model can read.
    case contextLength(Details)
    /// The provider's filter refused the request.
    case contentFilter(Details)
    /// A page of HTML came where an answer was expected; the payload is its media type.
    case unexpectedContentType(String?, Details)
    /// A success whose body is no completion.
    case malformedBody(BodyDefect, Details)
    /// A completion without any choice.
    case noChoices(Details)
    /// A chunk of a stream could not be read; `reason` says what is wrong with it.
    case malformedChunk(reason: String, Details)
    /// The stream ended before the answer did.
    case truncated(Details)
    /// The connection was lost before the answer was complete.
    case interrupted(reason: String, Details)
    /// A limit of time was reached: one of the client's own timers, or the server's where nil (408).
    case timeout(TimeoutKind?, Details)
    /// No answer came; the payload says how far the request got.
    case transport(TransportError.Phase, reason: String, Details)
    /// The task was cancelled.
    case cancelled
}
