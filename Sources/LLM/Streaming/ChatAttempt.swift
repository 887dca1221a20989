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

    /// The next event of those that have come already; nil where the next one takes waiting, or something has ended.
    mutating func nextArrived() -> ChatStreamEvent? {
        guard case .reading = state, !Task.isCancelled else { return nil }
        return reader?.next()
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
                if reader?.isOver == true { return try end(body) }
                await read(body)
            case .finished(let rest):
                close()
                if let rest { await drain(rest) }
            case .over: return nil
            }
        }
    }

    /// Like the end, it stays out of ``advance()``, whose frame is in memory as long as somebody waits for bytes.
    @inline(never)
    private mutating func begin() async throws(LLMAPIError) {
        if Task.isCancelled { throw .cancelled }
        take(try await open())
    }

    @inline(never)
    private mutating func take(_ response: Response) {
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
        var iterator = body.makeAsyncIterator()
        do throws(TransportError) {
            let chunk = try await iterator.next()
            if let failure = alarm?.stop() {
                endBody(failure)
            } else if let chunk {
                reader?.append(chunk)
            } else {
                endBody(nil)
            }
        } catch {
            let failure = alarm?.stop().flatMap { Task.isCancelled ? nil : $0 }
            endBody(failure ?? timer?.failure(error) ?? error)
        }
    }

    /// The body has ended, well or not.
    private mutating func endBody(_ failure: TransportError?) {
        hasBodyEnded = true
        reader?.finish(failure)
    }

    @inline(never)
    private mutating func end(_ body: HTTPBody) throws(LLMAPIError) -> ChatStreamEvent? {
        let completion = try reader?.outcome?.get()
        state = .finished(hasBodyEnded ? nil : body)
        reader = nil
        return completion.map(ChatStreamEvent.finished)
    }

    @inline(never)
    private mutating func close() {
        state = .over
        reader = nil
    }
}
