import ChatCore
import LLM

/// Answers every question with the same pieces, for previews.
struct CannedResponder: ChatResponder {
    /// What it says, piece by piece.
    let pieces: [String]
    /// What ends it before its end; `nil` for an answer that is whole.
    var error: LLMAPIError?
    /// How long each piece takes.
    var pause = Duration.milliseconds(60)
    var clock: any Clock<Duration> = ContinuousClock()

    func respond(to request: ChatRequest) async throws(LLMAPIError) -> any AsyncSequence<ChatStreamEvent, LLMAPIError> {
        Answer(responder: self)
    }

    private struct Answer: AsyncSequence, AsyncIteratorProtocol {
        let responder: CannedResponder
        var count = 0

        func makeAsyncIterator() -> Answer { self }

        mutating func next() async throws(LLMAPIError) -> ChatStreamEvent? {
            try await next(isolation: #isolation)
        }

        mutating func next(isolation actor: isolated (any Actor)?) async throws(LLMAPIError) -> ChatStreamEvent? {
            do { try await responder.clock.sleep(for: responder.pause) } catch { throw .cancelled }
            defer { count += 1 }
            if count < responder.pieces.count { return .text(responder.pieces[count]) }
            if let error = responder.error { throw error }
            return count == responder.pieces.count ? .finished(completion) : nil
        }

        private var completion: ChatCompletion {
            let message = ChatCompletion.Message(content: responder.pieces.joined())
            return ChatCompletion(model: "preview", choices: [.init(message: message, finishReason: .stop)])
        }
    }
}
