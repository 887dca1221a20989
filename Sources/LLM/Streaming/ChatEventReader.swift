import JSONCoding
import ServerSentEvents
import WebAPI

/// Turns the bytes of an event stream into events of a chat, and says at its end whether the answer is complete.
///
/// A stream is complete when `[DONE]` or a finish reason was seen. After a finish reason an end or a lost connection no
/// longer matters; until `[DONE]` an error or a malformed chunk still does.
struct ChatEventReader: Sendable {
    /// What the stream came to; nil while it is not over.
    private(set) var outcome: Result<ChatCompletion, LLMAPIError>? {
        get { ending?.outcome }
        set { ending = newValue.map(StreamEnding.init) }
    }

    /// How many events have come that do more than keep the connection alive.
    private(set) var eventCount = 0

    private var ending: StreamEnding?
    private var context: ResponseContext
    private let isHandedOut: Bool
    private var parser = ServerSentEventParser()
    private var frames = ChunkFrames()
    private var accumulator = ChatAccumulator()
    private var queue = EventQueue()

    /// Makes a reader; `isHandedOut` says whether the caller sees the events, which commits them.
    init(_ context: ResponseContext, isHandedOut: Bool) {
        self.context = context
        self.isHandedOut = isHandedOut
    }

    /// Adds the next bytes of the stream. Take the events out with ``next()`` before adding more.
    mutating func append(_ bytes: [UInt8]) {
        parser.append(bytes)
    }

    /// The next event, or nil where it takes more bytes or the stream is over.
    mutating func next() -> ChatStreamEvent? {
        while true {
            if let event = queue.popFirst() { return event }
            guard ending == nil, let event = nextServerSentEvent() else { return nil }
            receive(event)
        }
    }

    /// Ends the stream, when ``next()`` has returned nil: by its end, or by what went wrong.
    mutating func finish(_ failure: TransportError?) {
        guard ending == nil else { return }
        if let unfinished = parser.finish() { receiveUnfinished(unfinished) }
        guard ending == nil else { return }
        if accumulator.isFinished {
            outcome = .success(accumulator.completion)
        } else if let found = ignoredOutcome {
            outcome = found
        } else if let failure {
            outcome = .failure(LLMAPIError(failure, details: partialContext.details(), secrets: context.secrets))
        } else {
            outcome = .failure(.truncated(partialContext.details(body: parser.ignoredLines)))
        }
    }

    private mutating func nextServerSentEvent() -> ServerSentEvent? {
        do throws(ServerSentEventError) {
            return try parser.next()
        } catch {
            outcome = .failure(.malformedChunk(reason: "\(error)", partialContext.details()))
            return nil
        }
    }

    private mutating func receive(_ event: ServerSentEvent) {
        if event.event == "message", frames.fill(from: event.data) {
            eventCount += 1
            return accumulator.append(frames.frame.chunk, handingOutTo: &queue)
        }
        let item = StreamItem(event)
        if case .nothing = item { return }
        eventCount += 1
        if case .chunk(let chunk?, error: nil) = item { frames.learn(chunk, readFrom: event.data) }
        receive(item, data: event.data)
    }

    private mutating func receive(_ item: StreamItem, data: ArraySlice<UInt8>) {
        switch item {
        case .nothing: break
        case .done:
            let ignored = accumulator.isEmpty ? ignoredOutcome : nil
            outcome = ignored ?? .success(accumulator.completion)
        case .chunk(let chunk, let error):
            if let chunk { accumulator.append(chunk, handingOutTo: &queue) }
            if let error { outcome = .failure(partialContext.error(error, body: data)) }
        case .malformed(let reason):
            let details = partialContext.details(body: data)
            outcome = .failure(.malformedChunk(reason: context.secrets.redacted(reason), details))
        }
    }

    /// The algorithm discards an event that the end cut off, and so do we, for it may be half of what was meant. Only
    /// the mark of the end and an error say enough for themselves.
    private mutating func receiveUnfinished(_ event: ServerSentEvent) {
        let item = StreamItem(event)
        switch item {
        case .done, .chunk(_, error: .some): receive(item, data: event.data)
        case .nothing, .chunk, .malformed: break
        }
    }

    /// What the lines say that the parser had to ignore.
    private var ignoredOutcome: Result<ChatCompletion, LLMAPIError>? {
        IgnoredLines(parser.ignoredLines).outcome(partialContext, hasChunks: !accumulator.isEmpty)
    }

    /// The context with what has arrived so far.
    private var partialContext: ResponseContext {
        var context = context
        context.partial = accumulator.isEmpty ? nil : accumulator.completion
        context.isCommitted = isHandedOut && accumulator.hasContent
        return context
    }
}
