import ChatCore
import Foundation
import LLM

/// Keeping an answer while it grows, each piece on disk before the next one comes.
enum StoreGrowth {
    static func contests(isQuick: Bool) -> [Contest] {
        (isQuick ? [1_000, 20_000] : [1_000, 20_000, 200_000]).map(contest)
    }

    private static func contest(_ count: Int) -> Contest {
        Contest(
            measure: "an answer kept in the store",
            size: count,
            unit: "token",
            peers: [Peer("martlet") { try await keep(count) }]
        )
    }

    private static func keep(_ count: Int) async throws -> Int {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("alone-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try ConversationStore(at: folder.appendingPathComponent("conversations.db"))
        let conversation = try await store.create()
        let question = try await store.add(.user("Go on."), to: conversation.id, after: nil)
        var answer = try await store.beginAnswer(to: question.id, in: conversation.id, record: AnswerRecord())
        for _ in 0..<count { try await store.append(.text(" word"), to: answer.id) }
        answer.body.content = .text(String(repeating: " word", count: count))
        answer.status = .complete
        try await store.finish(answer)
        return count
    }
}
