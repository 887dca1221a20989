/// What a stream came to, out of the way: there is one a stream, and each event asks whether it is there.
final class StreamEnding: Sendable {
    let outcome: Result<ChatCompletion, LLMAPIError>

    init(_ outcome: Result<ChatCompletion, LLMAPIError>) {
        self.outcome = outcome
    }
}
