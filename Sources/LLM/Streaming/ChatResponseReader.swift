import JSONCoding
import WebAPI

/// Turns the bytes of one successful response into events and, at its end, into a completion or an error.
///
/// It is the same machine for an answer that was asked for whole and for one that was asked for as a stream: what came
/// is told by its bytes. Bytes go in with ``append(_:)``, events come out of ``next()`` until that returns nil; then
/// ``outcome`` stands, or more bytes are needed.
struct ChatResponseReader: Sendable {
    /// What the response came to; nil while it is not over.
    private(set) var outcome: Result<ChatCompletion, LLMAPIError>? {
        get { ending?.outcome }
        set { ending = newValue.map(StreamEnding.init) }
    }

    /// Whether ``outcome`` stands.
    var isOver: Bool { ending != nil }

    private var ending: StreamEnding?
    private let context: ResponseContext
    private let mediaType: String?
    private let isPage: Bool
    private let expected: BodyForm
    private let limits: Limits
    private var form: BodyForm?
    private var buffer: [UInt8] = []
    private var arrivals = 0
    private var events: ChatEventReader
    private var queue = EventQueue()

    /// How much of a body is kept in memory.
    struct Limits: Sendable {
        /// A whole answer, in bytes.
        var document = 256 << 20
        /// A page of HTML, which only its start is shown of.
        var page = 8 << 10
    }

    /// Makes a reader for one response.
    ///
    /// - Parameters:
    ///   - expected: What was asked for.
    ///   - isHandedOut: Whether the caller sees the events, which commits them.
    init(_ context: ResponseContext, expected: BodyForm, isHandedOut: Bool? = nil, limits: Limits = Limits()) {
        self.context = context
        mediaType = context.head.mediaType
        isPage = context.head.isPage
        self.expected = expected
        self.limits = limits
        events = ChatEventReader(context, isHandedOut: isHandedOut ?? (expected == .eventStream))
    }

    /// How many events have come; for a whole answer, how many times bytes have.
    var eventCount: Int { form == .json ? arrivals : events.eventCount }

    /// Adds the next bytes of the body. Take the events out with ``next()`` before adding more.
    mutating func append(_ bytes: [UInt8]) {
        guard ending == nil else { return }
        if form == .eventStream {
            events.append(bytes)
        } else {
            arrivals += 1
            buffer += bytes
            examineBuffer()
        }
    }

    /// The next event, or nil where it takes more bytes or the response is over.
    mutating func next() -> ChatStreamEvent? {
        if let event = queue.popFirst() { return event }
        guard form == .eventStream, ending == nil else { return nil }
        if let event = events.next() { return event }
        outcome = events.outcome
        return nil
    }

    /// Ends the body: by its end, or by what went wrong. Afterwards ``outcome`` stands.
    mutating func finish(_ failure: TransportError? = nil) {
        guard ending == nil else { return }
        if failure == .cancelled {
            outcome = .failure(.cancelled)
        } else if isPage {
            outcome = .failure(pageError)
        } else if (form ?? .ofEmpty(mediaType: mediaType, expected: expected)) == .json {
            finishDocument(failure)
        } else {
            finishEvents(failure)
        }
    }

    private mutating func examineBuffer() {
        if isPage {
            if buffer.count >= limits.page { outcome = .failure(pageError) }
            return
        }
        form = form ?? .of(buffer, mediaType: mediaType, expected: expected)
        if form == .eventStream {
            events.append(buffer)
            buffer = []
        } else if form == nil, let blank = buffer.lastIndex(of: UInt8(ascii: "\n")) {
            // Blank lines mean nothing in either form; kept, they would be looked at again with each arrival.
            buffer.removeSubrange(...blank)
        } else if buffer.count > limits.document {
            outcome = .failure(.malformedBody(.tooLarge, context.details(body: buffer)))
        }
    }

    private var pageError: LLMAPIError {
        .unexpectedContentType(mediaType, context.details(body: buffer))
    }
}

extension ChatResponseReader {
    private mutating func finishDocument(_ failure: TransportError?) {
        do throws(LLMAPIError) {
            let completion = try ChatCompletion(document: buffer, context: context)
            if expected == .eventStream { completion.events.forEach { queue.append($0) } }
            outcome = .success(completion)
        } catch .malformedBody where buffer.holdEvents(mediaType: mediaType) {
            finishEvents(failure)
        } catch {
            outcome = .failure(failure.map { cause($0, of: error) } ?? error)
        }
    }

    /// Half a document is none: then what ended the body is what to tell.
    private func cause(_ failure: TransportError, of error: LLMAPIError) -> LLMAPIError {
        guard case .malformedBody(_, let details) = error else { return error }
        return LLMAPIError(failure, details: details, secrets: context.secrets)
    }

    private mutating func finishEvents(_ failure: TransportError?) {
        form = .eventStream
        if !buffer.isEmpty { events.append(buffer) }
        while let event = events.next() { queue.append(event) }
        events.finish(failure)
        while let event = events.next() { queue.append(event) }
        outcome = events.outcome
    }
}
