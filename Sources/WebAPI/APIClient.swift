public import JSONCoding

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A client of one web API: it sends endpoints below a base URL, and turns JSON into values and back.
///
/// ```swift
/// let client = APIClient(baseURL: url, transport: transport)
/// let weather = try await client.response(endpoint: Endpoint<Void, Weather>(.get, "weather", query: ["q": "Kyiv"]))
/// ```
///
/// A status of 200 to 299 is a success; anything else throws ``APIError/status(_:)``. Redirects are not followed, so
/// that credentials stay with the host they were meant for. Nothing is sent twice unless a ``RetryPolicy`` says so. Every
/// call ends: by its answer, by an error, by one of the ``Timeouts``, or at once when its task is cancelled. A call runs
/// where its caller does, and no call waits for another.
public actor APIClient {
    /// Where the API's paths begin, such as `https://api.example.com/v1`.
    public nonisolated let baseURL: URL
    /// The limits of each call that brings none of its own.
    public nonisolated let timeouts: Timeouts

    private let requests: RequestBuilder
    private let responses: ResponseLoader
    private let encoder: any BodyEncoder
    private let decoder: any BodyDecoder

    /// Makes a client.
    ///
    /// - Parameters:
    ///   - baseURL: Where the paths begin; it may have a path and a query, both are kept.
    ///   - transport: What sends the requests.
    ///   - headers: Fields of every request, such as `Authorization`.
    ///   - encoder: Writes bodies; by default the same bytes on every run.
    ///   - decoder: Reads bodies; a configured `JSONDecoder` will do.
    ///   - timeouts: The limits of each call.
    ///   - maximumBodySize: The largest body that is read into memory, in bytes; 256 MiB by default.
    ///   - clock: What the timers and the waits between two attempts go by.
    ///   - retryPolicy: When a request that failed is sent again; never by default. The client's calls share one
    ///     ``RetryBudget``.
    ///   - interceptors: What each attempt passes through, the first one outermost.
    ///   - random: Draws the waits between two attempts.
    ///   - now: The time of day, which a date in a `Retry-After` is counted from.
    public init(
        baseURL: URL,
        transport: any HTTPTransport,
        headers: HTTPFields = ["Accept": "application/json"],
        encoder: any BodyEncoder = StableJSONEncoder(),
        decoder: any BodyDecoder = TolerantJSONDecoder(),
        timeouts: Timeouts = .default,
        maximumBodySize: Int = 256 << 20,
        clock: any Clock<Duration> = ContinuousClock(),
        retryPolicy: RetryPolicy = .never,
        interceptors: [any HTTPInterceptor] = [],
        random: RandomSource = .system,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.baseURL = baseURL
        self.timeouts = timeouts
        self.requests = RequestBuilder(baseURL: baseURL, headers: headers)
        self.responses = ResponseLoader(
            transport: TimedTransport(
                transport: interceptors.isEmpty
                    ? transport : InterceptedTransport(transport, interceptors: interceptors),
                clock: clock
            ),
            retries: RetryLoop(policy: retryPolicy, random: random, clock: clock, now: now),
            maximumBodySize: maximumBodySize
        )
        self.encoder = encoder
        self.decoder = decoder
    }

    /// Sends a request without a body and decodes the answer.
    public nonisolated func response<ResponseBody: Decodable>(
        endpoint: Endpoint<Void, ResponseBody>
    ) async throws(APIError) -> ResponseBody {
        try await decoded(try request(for: endpoint))
    }

    /// Sends a request with a body and decodes the answer.
    public nonisolated func response<RequestBody: Encodable, ResponseBody: Decodable>(
        endpoint: Endpoint<RequestBody, ResponseBody>,
        body: RequestBody
    ) async throws(APIError) -> ResponseBody {
        try await decoded(try request(for: endpoint, body: body))
    }

    /// Sends a request without a body; a success is all there is to know.
    public nonisolated func response(endpoint: Endpoint<Void, Void>) async throws(APIError) {
        _ = try await responses.whole(try request(for: endpoint), timeouts: timeouts)
    }

    /// Sends a request with a body; a success is all there is to know.
    public nonisolated func response<RequestBody: Encodable>(
        endpoint: Endpoint<RequestBody, Void>,
        body: RequestBody
    ) async throws(APIError) {
        _ = try await responses.whole(try request(for: endpoint, body: body), timeouts: timeouts)
    }

    /// Sends a request without a body and hands out the answer's body as it arrives.
    ///
    /// The body keeps the limits of the call; reading it throws a ``TransportError``. What fails once the head of a
    /// success is there is not sent again.
    ///
    /// - Parameters:
    ///   - timeouts: The limits of this call; nil for the client's.
    ///   - elapsed: How much of the total limit the caller has spent before; an expiry names the whole limit.
    public nonisolated func bytes<ResponseBody>(
        endpoint: Endpoint<Void, ResponseBody>,
        timeouts: Timeouts? = nil,
        elapsed: Duration = .zero
    ) async throws(APIError) -> (head: HTTPResponse, body: HTTPBody) {
        try await responses.bytes(
            try request(for: endpoint),
            timeouts: timeouts ?? self.timeouts,
            elapsed: elapsed
        )
    }

    /// Sends a request with a body and hands out the answer's body as it arrives.
    ///
    /// Otherwise it is like ``bytes(endpoint:timeouts:elapsed:)``.
    public nonisolated func bytes<RequestBody: Encodable, ResponseBody>(
        endpoint: Endpoint<RequestBody, ResponseBody>,
        body: RequestBody,
        timeouts: Timeouts? = nil,
        elapsed: Duration = .zero
    ) async throws(APIError) -> (head: HTTPResponse, body: HTTPBody) {
        try await responses.bytes(
            try request(for: endpoint, body: body),
            timeouts: timeouts ?? self.timeouts,
            elapsed: elapsed
        )
    }

    private nonisolated func request<ResponseBody>(
        for endpoint: Endpoint<Void, ResponseBody>
    ) throws(APIError) -> HTTPRequest {
        try requests.request(for: endpoint, body: nil)
    }

    private nonisolated func request<RequestBody: Encodable, ResponseBody>(
        for endpoint: Endpoint<RequestBody, ResponseBody>,
        body: RequestBody
    ) throws(APIError) -> HTTPRequest {
        let data: Data
        do {
            data = try encoder.encode(body)
        } catch {
            throw .encoding(error)
        }
        return try requests.request(for: endpoint, body: data)
    }

    private nonisolated func decoded<ResponseBody: Decodable>(
        _ request: HTTPRequest
    ) async throws(APIError) -> ResponseBody {
        let (head, data) = try await responses.whole(request, timeouts: timeouts)
        do {
            return try decoder.decode(ResponseBody.self, from: data)
        } catch {
            let kept = data.prefix(FailedResponse.maximumBodySize)
            throw .decoding(
                error,
                FailedResponse(
                    status: head.status,
                    headers: head.headers,
                    body: Data(kept),
                    isBodyComplete: kept.count == data.count
                )
            )
        }
    }
}
