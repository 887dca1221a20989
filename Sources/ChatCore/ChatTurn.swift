public import LLM
import WebAPI

/// One question's way to its answer, which is in the store, piece by piece, before anybody sees it.
///
/// It is the one way of sending, for a program that asks once as for a chat, so that nothing that was shown is ever
/// missing, however the program ends.
public struct ChatTurn: Sendable {
    private let store: ConversationStore
    private let responder: any ChatResponder
    private let price: @Sendable (ModelID, Usage) -> Double?
    private let clock: any Clock<Duration>

    /// Makes a turn.
    ///
    /// - Parameters:
    ///   - store: Where the answer is kept.
    ///   - responder: Who answers.
    ///   - price: What an answer cost in US dollars, where the server doesn't say; `nil` where nobody knows.
    ///   - clock: What the answer's timings go by.
    public init(
        store: ConversationStore,
        responder: any ChatResponder,
        price: @escaping @Sendable (ModelID, Usage) -> Double? = { _, _ in nil },
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.store = store
        self.responder = responder
        self.price = price
        self.clock = clock
    }

    /// Asks, and keeps what comes.
    ///
    /// The answer exists from the start, and becomes the conversation's tip. Where the task is cancelled or `show` throws,
    /// it ends as ``Message/Status/stopped``; what had come by then is kept even so. A store that fails does not end it:
    /// the answer goes on, `show` is told, and at its end the whole of it is written once more.
    ///
    /// Where the server finds the conversation too long, which it does before it answers, the older half is left out and
    /// the rest sent, once; the record tells what is missing.
    ///
    /// - Parameters:
    ///   - request: What is sent.
    ///   - parent: The message to answer.
    ///   - conversation: The conversation of both.
    ///   - record: What is known beforehand: the endpoint, and what was left out of the request.
    ///   - show: Is called with each event in order, those that are part of the answer once they are in the store.
    public func answer(
        _ request: ChatRequest,
        after parent: ULID,
        in conversation: ULID,
        record: AnswerRecord = AnswerRecord(),
        show: (Event) async throws -> Void
    ) async -> Outcome {
        var course = await begin(after: parent, in: conversation, record.asking(request.model))
        var showError: (any Error)?
        var end = AnswerDraft.End.stopped
        do throws(ShowError) {
            try await present(.began(course.draft.begun), show)
            if let error = course.journal.error { try await present(.unkept(error), show) }
            end = try await receive(request, &course, show)
        } catch {
            showError = error.cause
        }
        let message = await course.journal.finish(course.draft.message(end, after: course.elapsed(), price: price))
        if case .complete(let completion) = end {
            do throws(ShowError) {
                try await present(.received(.finished(completion)), show)
            } catch {
                showError = error.cause
            }
        }
        return Outcome(
            message: message,
            error: end.error,
            showError: showError,
            storeError: course.journal.finalError
        )
    }

    private func begin(after parent: ULID, in conversation: ULID, _ record: AnswerRecord) async -> Course {
        let elapsed = clock.stopwatch()
        var journal = AnswerJournal(store: store)
        let message = await journal.begin(after: parent, in: conversation, record: record)
        return Course(draft: AnswerDraft(message), journal: journal, elapsed: elapsed)
    }

    /// Receives the answer, over a shorter request where the first was too long.
    private func receive(
        _ request: ChatRequest,
        _ course: inout Course,
        _ show: (Event) async throws -> Void
    ) async throws(ShowError) -> AnswerDraft.End {
        let end = try await receiveOnce(request, &course, show)
        guard case .broken(.contextLength) = end, course.draft.isEmpty else { return end }
        guard let (shorter, omission) = request.withoutOlderHalf else { return end }
        course.draft.leaveOut(omission)
        try await present(.shortened(omission), show)
        return try await receiveOnce(shorter, &course, show)
    }

    private func receiveOnce(
        _ request: ChatRequest,
        _ course: inout Course,
        _ show: (Event) async throws -> Void
    ) async throws(ShowError) -> AnswerDraft.End {
        if Task.isCancelled { return .stopped }
        do {
            for try await event in try await responder.respond(to: request) {
                if case .finished(let completion) = event { return .complete(completion) }
                if Task.isCancelled { return .stopped }
                if let error = await course.journal.keep(event) { try await present(.unkept(error), show) }
                course.draft.receive(event, after: course.elapsed())
                try await present(.received(event), show)
            }
            return Task.isCancelled ? .stopped : .broken(.truncated(LLMAPIError.Details()))
        } catch let error as ShowError {
            throw error
        } catch let error as LLMAPIError {
            return error == .cancelled || Task.isCancelled ? .stopped : .broken(error)
        } catch {
            return .stopped
        }
    }

    private func present(_ event: Event, _ show: (Event) async throws -> Void) async throws(ShowError) {
        do {
            try await show(event)
        } catch {
            throw ShowError(cause: error)
        }
    }
}

/// An answer under way: what it is so far, what is kept of it, and the time since it was asked for.
private struct Course {
    var draft: AnswerDraft
    var journal: AnswerJournal
    let elapsed: Stopwatch
}

/// What `show` threw, apart from what the responder did.
private struct ShowError: Error {
    var cause: any Error
}

extension AnswerRecord {
    /// The record of an answer by a model, unless it names one.
    fileprivate func asking(_ model: ModelID?) -> AnswerRecord {
        var record = self
        record.model = record.model ?? model
        return record
    }
}
