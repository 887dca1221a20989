import Foundation
import LLM
import LLMTesting

/// All that a client does but the network: from the chunks of a body to the events of an answer.
enum WholeClient {
    static func contests(isQuick: Bool) -> [Contest] {
        let counts = isQuick ? [1_000, 100_000] : [1_000, 10_000, 100_000]
        return counts.map(tokens) + [256 << 10, 512 << 10, 1 << 20].map(arguments)
    }

    /// An answer of so many tokens.
    private static func tokens(_ count: Int) -> Contest {
        let events = (0..<count).map { Corpus.event(Corpus.fullChunk($0)) } + end("stop")
        return contest("an answer through the whole client", size: count, unit: "token", of: count, events)
    }

    /// A tool call whose arguments come in fragments of 20 bytes.
    private static func arguments(_ size: Int) -> Contest {
        let text = #"{"text":""# + String(repeating: "x", count: size - 11) + #""}"#
        let fragments = Array(text.utf8)
        let events = stride(from: 0, to: size, by: 20).map { start in
            let fragment = String(decoding: fragments[start..<min(start + 20, size)], as: UTF8.self)
            return Corpus.event(Corpus.toolChunk(fragment))
        }
        let all = events + end("tool_calls")
        return contest("arguments in fragments of 20 bytes", size: size, unit: "byte", of: size, all)
    }

    private static func end(_ reason: String) -> [[UInt8]] {
        [Corpus.event(Corpus.lastChunk(reason)), Corpus.event("[DONE]")]
    }

    private static func contest(
        _ measure: String,
        size: Int,
        unit: String,
        of count: Int,
        _ events: [[UInt8]]
    ) -> Contest {
        let chunks = events.cut(every: 16 << 10)
        return Contest(
            measure: measure,
            size: size,
            unit: unit,
            peers: [
                Peer("martlet") {
                    try await answer(to: StubResponse(headers: ["Content-Type": "text/event-stream"], chunks: chunks))
                    return count
                }
            ]
        )
    }

    private static func answer(to response: StubResponse) async throws {
        guard let url = URL(string: "http://localhost/v1") else { return }
        let client = LLMClient(baseURL: url, model: "bench", transport: StubTransport(response))
        for try await _ in client.stream("Go on.") {}
    }
}
