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
/// that credentials stay with the host they were meant for. Nothing is sent twice. Every call ends: by its answer, by
/// an error, by one of the ``Timeouts``, or at once when its task is cancelled.
public actor APIClient {
    /// Where the API's paths begin, such as `https://api.example.com/v1`.
    public nonisolated let baseURL: URL
    /// The limits of each call that brings none of its own.
    public nonisolated let timeouts: Timeouts

    private let requests: RequestBuilder
    private let transport: TimedTransport
    private let encoder: any BodyEncoder
    private let decoder: any BodyDecoder
    private let maximumBodySize: Int

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
    ///   - clock: What the timers go by.
    public init(
        baseURL: URL,
        transport: any HTTPTransport,
        headers: HTTPFields = ["Accept": "application/json"],
        encoder: any BodyEncoder = StableJSONEncoder(),
        decoder: any BodyDecoder = TolerantJSONDecoder(),
        timeouts: Timeouts = .default,
        maximumBodySize: Int = 256 << 20,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.baseURL = baseURL
        self.timeouts = timeouts
        self.requests = RequestBuilder(baseURL: baseURL, headers: headers)
        self.transport = TimedTransport(transport: transport, clock: clock)
        self.encoder = encoder
        self.decoder = decoder
        self.maximumBodySize = maximumBodySize
    }

    /// Sends a request without a body and decodes the answer.
    public func response<ResponseBody: Decodable>(
        endpoint: Endpoint<Void, ResponseBody>
    ) async throws(APIError) -> ResponseBody {
        try await decoded(try request(for: endpoint))
    }

    /// Sends a request with a body and decodes the answer.
    public func response<RequestBody: Encodable, ResponseBody: Decodable>(
        endpoint: Endpoint<RequestBody, ResponseBody>,
        body: RequestBody
    ) async throws(APIError) -> ResponseBody {
        try await decoded(try request(for: endpoint, body: body))
    }

    /// Sends a request without a body; a success is all there is to know.
    public func response(endpoint: Endpoint<Void, Void>) async throws(APIError) {
        _ = try await whole(try request(for: endpoint))
    }

    /// Sends a request with a body; a success is all there is to know.
    public func response<RequestBody: Encodable>(
        endpoint: Endpoint<RequestBody, Void>,
        body: RequestBody
    ) async throws(APIError) {
        _ = try await whole(try request(for: endpoint, body: body))
    }

    /// Sends a request without a body and hands out the answer's body as it arrives.
    ///
    /// The body keeps the limits of the call; reading it throws a ``TransportError``.
    public func bytes<ResponseBody>(
        endpoint: Endpoint<Void, ResponseBody>,
        timeouts: Timeouts? = nil
    ) async throws(APIError) -> (head: HTTPResponse, body: HTTPBody) {
        try await success(try request(for: endpoint), timeouts: timeouts ?? self.timeouts)
    }

    /// Sends a request with a body and hands out the answer's body as it arrives.
    ///
    /// The body keeps the limits of the call; reading it throws a ``TransportError``.
    public func bytes<RequestBody: Encodable, ResponseBody>(
        endpoint: Endpoint<RequestBody, ResponseBody>,
        body: RequestBody,
        timeouts: Timeouts? = nil
    ) async throws(APIError) -> (head: HTTPResponse, body: HTTPBody) {
        try await success(try request(for: endpoint, body: body), timeouts: timeouts ?? self.timeouts)
    }

    private func request<ResponseBody>(for endpoint: Endpoint<Void, ResponseBody>) throws(APIError) -> HTTPRequest {
        try requests.request(for: endpoint, body: nil)
    }

    private func request<RequestBody: Encodable, ResponseBody>(
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

    private func decoded<ResponseBody: Decodable>(_ request: HTTPRequest) async throws(APIError) -> ResponseBody {
        let (head, data) = try await whole(request)
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

    private func whole(_ request: HTTPRequest) async throws(APIError) -> (head: HTTPResponse, data: Data) {
        let (head, body) = try await success(request, timeouts: timeouts.forWholeResponse)
        let collected = await body.collect(upTo: maximumBodySize)
        if let failure = collected.failure { throw APIError(failure) }
        guard collected.isComplete else { throw .tooLarge(limit: maximumBodySize) }
        return (head, collected.data)
    }

    private func success(
        _ request: HTTPRequest,
        timeouts: Timeouts
    ) async throws(APIError) -> (head: HTTPResponse, body: HTTPBody) {
        let (head, body) = try await send(request, timeouts: timeouts)
        if head.isSuccess { return (head, body) }
        let collected = await body.collect(upTo: FailedResponse.maximumBodySize)
        if collected.failure == .cancelled { throw .cancelled }
        throw .status(
            FailedResponse(
                status: head.status,
                headers: head.headers,
                body: collected.data,
                isBodyComplete: collected.isComplete
            )
        )
    }

    private func send(
        _ request: HTTPRequest,
        timeouts: Timeouts
    ) async throws(APIError) -> (head: HTTPResponse, body: HTTPBody) {
        do {
            return try await transport.send(request, timeouts: timeouts)
        } catch {
            throw APIError(error)
        }
    }
}
