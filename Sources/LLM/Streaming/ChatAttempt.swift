import WebAPI

/// One request and its answer: sends when the first event is asked for, and hands events out as bytes arrive.
///
/// It reads from the network only when it has no event left, so a slow reader slows the server down, and several events
/// may come of one wait.
struct ChatAttempt: Sendable {
    /// A response that has begun.
    struct Response: Sendable {
        var context: ResponseContext
        var body: HTTPBody
        var form: AnswerForm
        var timer: EventTimer?
    }

    private enum State {
        case idle
        case reading(HTTPBody)
        /// What is left of the body, unless it has ended.
        case finished(HTTPBody?)
        case over
    }

    private let open: @Sendable () async throws(LLMAPIError) -> Response
    private let drain: @Sendable (HTTPBody) async -> Void
    /// What the head of the response said; nil while there is none.
    private(set) var context: ResponseContext?
    private var state = State.idle
    private var reader: ChatResponseReader?
    private var timer: EventTimer?
    private var hasBodyEnded = false

    /// Makes an attempt; `open` sends the request, `drain` reads what follows the end of the answer.
    init(
        open: @escaping @Sendable () async throws(LLMAPIError) -> Response,
        drain: @escaping @Sendable (HTTPBody) async -> Void
    ) {
        self.open = open
        self.drain = drain
    }

    /// The next event; nil after the last, which is `.finished`, and after an error.
    mutating func next() async throws(LLMAPIError) -> ChatStreamEvent? {
        do throws(LLMAPIError) {
            return try await advance()
        } catch {
            close()
            throw error
        }
    }

    private mutating func advance() async throws(LLMAPIError) -> ChatStreamEvent? {
        while true {
            switch state {
            case .idle: try await begin()
            case .reading(let body):
                if Task.isCancelled { throw .cancelled }
                if let event = reader?.next() { return event }
                if let outcome = reader?.outcome { return .finished(try end(outcome, body)) }
                await read(body)
            case .finished(let rest):
                close()
                if let rest { await drain(rest) }
            case .over: return nil
            }
        }
    }

    private mutating func begin() async throws(LLMAPIError) {
        if Task.isCancelled { throw .cancelled }
        let response = try await open()
        context = response.context
        reader = ChatResponseReader(
            response.context,
            expected: response.form.isStream ? .eventStream : .json,
            isHandedOut: response.form.isHandedOut
        )
        timer = response.timer
        state = .reading(response.body)
    }

    private mutating func read(_ body: HTTPBody) async {
        if let expiry = timer?.beginWaiting(events: reader?.eventCount ?? 0) {
            reader?.finish(expiry)
            return
        }
        let alarm = timer?.alarm(for: body)
        defer { alarm?.cancel() }
        var iterator = body.makeAsyncIterator()
        do throws(TransportError) {
            let chunk = try await iterator.next()
            timer?.endWaiting()
            if let chunk {
                reader?.append(chunk)
            } else {
                hasBodyEnded = true
                reader?.finish()
            }
        } catch {
            timer?.endWaiting()
            hasBodyEnded = true
            reader?.finish(timer?.failure(error) ?? error)
        }
    }

    private mutating func end(
        _ outcome: Result<ChatCompletion, LLMAPIError>,
        _ body: HTTPBody
    ) throws(LLMAPIError) -> ChatCompletion {
        let completion = try outcome.get()
        state = .finished(hasBodyEnded ? nil : body)
        reader = nil
        return completion
    }

    private mutating func close() {
        state = .over
        reader = nil
    }
}
