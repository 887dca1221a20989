import LLM

/// The two ways to ask for an answer.
enum CallForm: String, CaseIterable, Sendable, CustomStringConvertible {
    case stream
    case whole

    var description: String { rawValue }

    /// Makes a call and reads it to its end.
    func record(_ client: LLMClient) async -> CallRecord {
        switch self {
        case .stream: await CallRecord(client.stream("Hi"))
        case .whole: await CallRecord(chat: client)
        }
    }
}
