import Foundation
import LLM

/// Reading JSON into the models, beside Foundation's decoder with a plain struct.
enum Decoding {
    static var contests: [Contest] {
        [
            chunks("plain delta chunk", (0..<5_000).map { Corpus.plainChunk($0) }),
            chunks("delta chunk with OpenAI's fields", (0..<5_000).map { Corpus.fullChunk($0) }),
            completions,
        ]
    }

    private static func chunks(_ measure: String, _ texts: [String]) -> Contest {
        let bytes = texts.map { Array($0.utf8)[...] }
        let data = texts.map { Data($0.utf8) }
        return Contest(
            measure: measure,
            unit: "chunk",
            peers: [
                Peer("martlet") {
                    var decoder = ChatChunkDecoder()
                    return try bytes.count { try decoder.decode($0).choices.first?.delta.content != nil }
                },
                Peer("martlet, each by itself") {
                    try bytes.count { try ChatCompletionChunk(parsing: $0).choices.first?.delta.content != nil }
                },
                Peer("JSONDecoder") {
                    let decoder = JSONDecoder()
                    return try data.count { try decoder.decode(PlainChunk.self, from: $0).text != nil }
                },
            ]
        )
    }

    private static var completions: Contest {
        let text = Corpus.completion(100_000)
        let bytes = Array(repeating: Array(text.utf8), count: 20)
        let data = Array(repeating: Data(text.utf8), count: 20)
        return Contest(
            measure: "completion of 100 KB",
            unit: "completion",
            peers: [
                Peer("martlet") {
                    try bytes.count { try !ChatCompletion(parsing: $0).text.isEmpty }
                },
                Peer("JSONDecoder") {
                    let decoder = JSONDecoder()
                    return try data.count { try decoder.decode(PlainCompletion.self, from: $0).text != nil }
                },
            ]
        )
    }
}
