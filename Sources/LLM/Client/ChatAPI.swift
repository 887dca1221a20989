import JSONCoding
import WebAPI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The calls of the chat API, over a client of any web API.
struct ChatAPI: Sendable {
    private let client: APIClient
    private let timeouts: Timeouts
    private let secrets: Secrets
    private let clock: any Clock<Duration>
    private let now: @Sendable () -> Date

    init(
        baseURL: URL,
        apiKey: String?,
        headers: HTTPFields,
        timeouts: Timeouts,
        transport: any HTTPTransport,
        clock: any Clock<Duration>,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        // Some providers' front ends refuse requests that do not say what sent them.
        var fields: HTTPFields = ["Accept": "application/json", "User-Agent": "Martlet"]
        if let apiKey { fields["Authorization"] = "Bearer \(apiKey)" }
        client = APIClient(
            baseURL: baseURL,
            transport: transport,
            headers: fields.merging(headers),
            timeouts: timeouts,
            clock: clock
        )
        self.timeouts = timeouts
        self.clock = clock
        self.now = now
        secrets = Secrets(apiKey: apiKey, headers: headers, baseURL: baseURL)
    }

    /// An attempt at a request; nothing is sent before its first event is asked for.
    func attempt(_ request: ChatRequest, isStream: Bool) -> ChatAttempt {
        var request = request
        request.stream = isStream ? true : nil
        return ChatAttempt(
            open: { [request] () async throws(LLMAPIError) in try await open(request, isStream: isStream) },
            drain: { [clock] body in
                await body.drain(upTo: Self.drainLimit, within: Self.drainTime, clock: clock)
            }
        )
    }

    /// The models that the server offers.
    func models() async throws(LLMAPIError) -> [Model] {
        let head: HTTPResponse
        let body: HTTPBody
        do throws(APIError) {
            (head, body) = try await client.bytes(
                endpoint: Endpoint<Void, Void>(.get, "models"),
                timeouts: timeouts.forWholeResponse
            )
        } catch {
            throw failure(error)
        }
        let context = context(head)
        let collected = await body.collect(upTo: Self.longestModelList)
        if let failure = collected.failure {
            throw LLMAPIError(failure, details: context.details(body: collected.data), secrets: secrets)
        }
        return try ModelList(document: collected.data, context: context).models
    }

    private func open(_ request: ChatRequest, isStream: Bool) async throws(LLMAPIError) -> ChatAttempt.Response {
        do throws(APIError) {
            let (head, body) = try await client.bytes(
                endpoint: Endpoint<ChatRequest, ChatCompletion>(.post, "chat/completions"),
                body: request,
                timeouts: isStream ? timeouts.forEvents : timeouts.forWholeResponse
            )
            let reader = ChatResponseReader(context(head), expected: isStream ? .eventStream : .json)
            let timer = isStream ? EventTimer(timeouts, clock: clock) : nil
            return ChatAttempt.Response(body: body, reader: reader, timer: timer)
        } catch {
            throw failure(error)
        }
    }

    /// A text without the secrets of this client.
    func redacted(_ text: String) -> String {
        secrets.redacted(text)
    }

    private func failure(_ error: APIError) -> LLMAPIError {
        LLMAPIError(error, secrets: secrets, now: now())
    }

    private func context(_ head: HTTPResponse) -> ResponseContext {
        ResponseContext(head: head, secrets: secrets, now: now())
    }

    private static let drainLimit = 64 << 10
    private static let drainTime = Duration.milliseconds(500)
    private static let longestModelList = 64 << 20
}
