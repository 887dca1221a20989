import ChatCore
import Testing

@testable import ChatTerminal

@Suite("Choosing a conversation")
struct ConversationChoiceTests {
    private func conversations(_ titles: String...) async throws -> [Conversation] {
        let store = try ConversationStore.inMemory()
        var conversations: [Conversation] = []
        for title in titles { conversations.append(try await store.create(title: title)) }
        return conversations
    }

    @Test(
        "By its number, or by its title: the whole, its start, a part",
        arguments: [
            ("1", "Birds of prey"), ("3", "birds"), ("4", nil), ("0", nil), ("Birds", "birds"),
            ("BIRDS OF", "Birds of prey"), ("blue", "Why is the sky blue?"), ("fish", nil),
        ]
    )
    func found(words: String, title: String?) async throws {
        let listed = try await conversations("Birds of prey", "Why is the sky blue?", "birds")
        #expect(ConversationChoice.find(words, in: listed)?.title == title)
    }

    @Test("The list has numbers, marks the one that is open, and fits the width")
    func table() async throws {
        let listed = try await conversations("Birds\nof prey", String(repeating: "雨", count: 60))
        let lines = ConversationChoice.table(listed, open: listed[1].id, width: 60).split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("  1   2") && lines[0].hasSuffix("  Birds of prey"))
        #expect(lines[1].hasPrefix("* 2   2"))
        #expect(lines.allSatisfy { DisplayWidth.columns($0) <= 60 })
    }
}
