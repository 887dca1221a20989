import ChatTerminal
import LLM
import WebAPI

/// Finds out, for next to nothing, whether an endpoint answers: it asks for the start of one answer and hangs up.
struct Probe: Sendable {
    private let client: @Sendable (Timeouts) -> LLMClient
    private let limit: Duration
    private let start = ContinuousClock.now

    /// Makes a probe that may take so long; `client` makes what asks, within the limits that it is given.
    init(within limit: Duration, client: @escaping @Sendable (Timeouts) -> LLMClient) {
        self.limit = limit
        self.client = client
    }

    /// Asks. A failure of the endpoint is an outcome.
    ///
    /// - Returns: The model that was asked, if it came to that, and how it went.
    func run() async throws -> (model: ModelID?, outcome: Checkup.Outcome) {
        var model: ModelID?
        do throws(LLMAPIError) {
            let client = try await client(timeouts).knowingItsModel()
            model = client.model
            return (model, .answered(after: try await timeToFirstToken(of: client.model)))
        } catch {
            guard error != .cancelled else { throw error }
            return (model, .failed(error))
        }
    }

    /// OpenAI's reasoning models refuse `max_tokens`, and many other servers know nothing else.
    private func timeToFirstToken(of model: ModelID?) async throws(LLMAPIError) -> Duration {
        var request = ChatRequest(messages: [.user("Hi")])
        request.model = model
        request.maxTokens = Self.fewTokens
        do throws(LLMAPIError) {
            return try await timeToFirstToken(of: request)
        } catch  where error.providerError?.code == "unsupported_parameter" {
            request.maxTokens = nil
            request.maxCompletionTokens = Self.fewTokens
            return try await timeToFirstToken(of: request)
        }
    }

    private func timeToFirstToken(of request: ChatRequest) async throws(LLMAPIError) -> Duration {
        let sent = ContinuousClock.now
        for try await event in client(timeouts).stream(request) {
            switch event {
            case .text, .reasoning, .refusal, .toolCall, .finished: return ContinuousClock.now - sent
            case .usage, .retrying, .switched, .restarted: continue
            }
        }
        throw .cancelled
    }

    /// What is left of the time, to the next tenth of a second, since a sentence may name it.
    ///
    /// The wait for a connection and that for the answer end a little sooner, so that the failure says which it was.
    private var timeouts: Timeouts {
        var timeouts = Timeouts.default
        let left = max(.zero, limit - (ContinuousClock.now - start))
        let total = Duration.seconds((left / .milliseconds(100)).rounded(.up) / 10)
        timeouts.total = total
        timeouts.connect = min(.seconds(10), total / 2)
        timeouts.firstByte = total * 9 / 10
        timeouts.firstEvent = total * 9 / 10
        return timeouts
    }

    /// Some providers refuse a smaller limit than this.
    private static let fewTokens = 16
}
