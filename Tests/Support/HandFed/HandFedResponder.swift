import ChatCore
package import LLM
import Synchronization

/// Answers with what a test feeds it, when it does. What is fed before anybody asks waits.
package final class HandFedResponder: ChatResponder {
    /// One answer.
    package struct Answer: AsyncSequence, Sendable {
        fileprivate let steps: AsyncStream<Result<ChatStreamEvent, LLMAPIError>>
        private let feed: AsyncStream<Result<ChatStreamEvent, LLMAPIError>>.Continuation

        fileprivate init() {
            (steps, feed) = AsyncStream.makeStream()
        }

        package func send(_ events: ChatStreamEvent...) {
            for event in events { feed.yield(.success(event)) }
        }

        package func finish(_ completion: ChatCompletion) {
            send(.finished(completion))
            end()
        }

        package func fail(_ error: LLMAPIError) {
            feed.yield(.failure(error))
            end()
        }

        package func end() { feed.finish() }

        package func makeAsyncIterator() -> Iterator { Iterator(steps: steps.makeAsyncIterator()) }

        package struct Iterator: AsyncIteratorProtocol {
            fileprivate var steps: AsyncStream<Result<ChatStreamEvent, LLMAPIError>>.AsyncIterator

            package mutating func next() async throws(LLMAPIError) -> ChatStreamEvent? {
                try await next(isolation: #isolation)
            }

            package mutating func next(
                isolation actor: isolated (any Actor)?
            ) async throws(LLMAPIError) -> ChatStreamEvent? {
                guard let step = await steps.next(isolation: actor) else {
                    if Task.isCancelled { throw .cancelled }
                    return nil
                }
                return try step.get()
            }
        }
    }

    private let answers: [Answer]
    private let asked = Mutex<[ChatRequest]>([])

    package init(answers count: Int = 1) {
        answers = (0..<count).map { _ in Answer() }
    }

    /// The answer to the question of that number, the first by default.
    package subscript(index: Int = 0) -> Answer { answers[index] }

    /// What it was asked, oldest first.
    package var requests: [ChatRequest] { asked.withLock { $0 } }

    package func respond(
        to request: ChatRequest
    ) async throws(LLMAPIError) -> any AsyncSequence<ChatStreamEvent, LLMAPIError> {
        let index = asked.withLock { asked in
            asked.append(request)
            return asked.count - 1
        }
        guard answers.indices.contains(index) else {
            throw .badRequest(LLMAPIError.Details(reason: "This test expects \(answers.count) questions."))
        }
        return answers[index]
    }
}

extension ChatCompletion {
    /// An answer of one model.
    package static func text(_ text: String, usage: Usage? = nil, provenance: Provenance? = nil) -> ChatCompletion {
        var completion = ChatCompletion(
            model: "m",
            choices: [Choice(message: Message(content: text), finishReason: .stop)],
            usage: usage
        )
        completion.provenance = provenance
        return completion
    }
}
