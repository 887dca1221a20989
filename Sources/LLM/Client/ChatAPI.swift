import JSONCoding
import WebAPI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The calls of the chat API, over a client of any web API. It sends each request once.
final class ChatAPI: Sendable {
    /// What a client is made of.
    struct Connection: Sendable {
        var baseURL: URL
        var apiKey: String?
        var headers: HTTPFields
        var timeouts: Timeouts
        var transport: any HTTPTransport
        var interceptors: [any HTTPInterceptor] = []
        var log = CallLog.off
        var clock: any Clock<Duration>
        var now: @Sendable () -> Date = { Date() }
    }

    let connection: Connection
    /// The host of the base URL.
    let host: String?
    /// The client's log, without the client's secrets.
    let log: CallLog
    /// The calls that are under way, for those who ask the same in the same way.
    let sharedCalls = SharedCalls<CacheKey, ChatCompletion>()
    private let client: APIClient
    private let secrets: KnownSecrets

    init(_ connection: Connection) {
        self.connection = connection
        host = connection.baseURL.host()
        // Some providers' front ends refuse requests that do not say what sent them.
        var fields: HTTPFields = ["Accept": "application/json", "User-Agent": "Martlet"]
        if let apiKey = connection.apiKey { fields["Authorization"] = "Bearer \(apiKey)" }
        fields = fields.merging(connection.headers)
        let secrets = KnownSecrets(Secrets(apiKey: connection.apiKey, headers: fields, baseURL: connection.baseURL))
        self.secrets = secrets
        log = connection.log.keeping { secrets.now }
        client = APIClient(
            baseURL: connection.baseURL,
            transport: connection.transport,
            headers: fields,
            timeouts: connection.timeouts,
            clock: connection.clock,
            interceptors: Self.interceptors(connection, secrets, log)
        )
    }

    /// The caller's interceptors, and those of our own that have something to do: without any, a call is spared a task.
    private static func interceptors(
        _ connection: Connection,
        _ secrets: KnownSecrets,
        _ log: CallLog
    ) -> [any HTTPInterceptor] {
        // What a request carries is known beforehand, unless it is changed on its way.
        let watch: [any HTTPInterceptor] = connection.interceptors.isEmpty ? [] : [secrets]
        let report: [any HTTPInterceptor] =
            log.tells(.debug) ? [ExchangeReporter(log: log, clock: connection.clock)] : []
        return connection.interceptors + watch + report
    }

    /// An attempt at a request; nothing is sent before its first event is asked for.
    ///
    /// - Parameters:
    ///   - total: The limit of the call that the attempt is a part of.
    ///   - elapsed: How much of that limit is gone.
    func attempt(_ request: ChatRequest, form: AnswerForm, total: Duration?, elapsed: Duration) -> ChatAttempt {
        var request = request
        request.stream = form.isStream ? true : nil
        var timeouts = form.isStream ? connection.timeouts.forEvents : connection.timeouts
        timeouts.total = total
        return ChatAttempt(
            open: { [self, body = request.json, timeouts] () async throws(LLMAPIError) in
                try await open(body, form: form, timeouts: timeouts, elapsed: elapsed)
            },
            drain: { [clock = connection.clock] body in
                await body.drain(upTo: Self.drainLimit, within: Self.drainTime, clock: clock)
            }
        )
    }

    /// The models that the server offers.
    func models(elapsed: Duration) async throws(LLMAPIError) -> [Model] {
        let head: HTTPResponse
        let body: HTTPBody
        do throws(APIError) {
            (head, body) = try await client.bytes(
                endpoint: Endpoint<Void, Void>(.get, "models"),
                timeouts: connection.timeouts.forWholeResponse,
                elapsed: elapsed
            )
        } catch {
            throw failure(error)
        }
        let context = context(head)
        let collected = await body.collect(upTo: Self.longestModelList)
        if let failure = collected.failure {
            throw LLMAPIError(failure, details: context.details(body: collected.data), secrets: context.secrets)
        }
        return try ModelList(document: collected.data, context: context).models
    }

    private func open(
        _ request: JSONValue,
        form: AnswerForm,
        timeouts: Timeouts,
        elapsed: Duration
    ) async throws(LLMAPIError) -> ChatAttempt.Response {
        do throws(APIError) {
            let (head, body) = try await client.bytes(
                endpoint: Endpoint<JSONValue, ChatCompletion>(.post, "chat/completions"),
                body: request,
                timeouts: timeouts,
                elapsed: elapsed
            )
            return ChatAttempt.Response(
                context: context(head),
                body: body,
                form: form,
                timer: form.isStream ? EventTimer(connection.timeouts, clock: connection.clock) : nil
            )
        } catch {
            throw failure(error)
        }
    }

    /// A log without the secrets of this client.
    func cleaned(_ log: CallLog) -> CallLog {
        log.keeping { [secrets] in secrets.now }
    }

    /// A text without the secrets of this client.
    func redacted(_ text: String) -> String {
        secrets.now.redacted(text)
    }

    private func failure(_ error: APIError) -> LLMAPIError {
        LLMAPIError(error, secrets: secrets.now, now: connection.now())
    }

    private func context(_ head: HTTPResponse) -> ResponseContext {
        ResponseContext(head: head, secrets: secrets.now, now: connection.now())
    }

    private static let drainLimit = 64 << 10
    private static let drainTime = Duration.milliseconds(500)
    private static let longestModelList = 64 << 20
}
