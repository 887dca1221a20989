import ChatCore
import Foundation
import JSONCoding
import LLM
import Testing

@testable import ChatTerminal

@Suite("Lists of what is kept")
struct HistoryListingTests {
    /// A store with two conversations, the second pinned, and a title that has everything in it.
    private func store() async throws -> ConversationStore {
        let store = try ConversationStore.inMemory(now: { Date(timeIntervalSince1970: 1_790_000_000) })
        for title in ["A tab\tand a\nline, then 燕子燕子燕子燕子燕子燕子燕子", "Plain"] {
            _ = try await store.create(title: title, model: "m")
        }
        let first = try #require(try await store.conversations().first { $0.title == "Plain" })
        try await store.setPinned(true, of: first.id)
        return store
    }

    @Test("A table fits the width, and marks what is pinned")
    func table() async throws {
        let conversations = try await store().conversations()
        for width in [60, 80, 200] {
            let lines = HistoryListing.table(conversations, width: width).split(separator: "\n")
            #expect(lines.count == 2)
            #expect(lines.first?.hasSuffix("  * Plain") == true)
            #expect(lines.allSatisfy { DisplayWidth.columns($0) <= max(width, 66) })
        }
    }

    @Test("For programs, a line has three fields, whatever stands in the title")
    func tabSeparated() async throws {
        let conversations = try await store().conversations()
        let lines = HistoryListing.tabSeparated(conversations).split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        #expect(lines.map(\.count) == [3, 3])
        #expect(lines.map(\.[0]) == conversations.map(\.id.description))
        #expect(lines.map(\.[1]) == Array(repeating: "2026-09-21T14:13:20Z", count: 2))
        #expect(lines.last?[2] == "A tab and a line, then 燕子燕子燕子燕子燕子燕子燕子")
    }

    @Test("No title sets a terminal's title, also where a list goes through a pipe")
    func controlCharacters() async throws {
        let store = try ConversationStore.inMemory()
        _ = try await store.create(title: "One \u{1B}]0;own\u{7}two")
        let conversations = try await store.conversations()
        for list in [HistoryListing.tabSeparated(conversations), HistoryListing.table(conversations, width: 80)] {
            #expect(!list.contains("\u{1B}") && !list.contains("\u{7}"))
            #expect(list.contains("two"))
        }
    }

    @Test("As JSON, each is an object with its id")
    func json() async throws {
        let conversations = try await store().conversations()
        let objects = try #require(HistoryListing.json(conversations).arrayValue)
        #expect(objects.map { $0["id"]?.stringValue } == conversations.map(\.id.description))
        #expect(objects.map { $0["title"]?.stringValue } == conversations.map(\.title))
        #expect(objects.first?["pinned"] == true)
        #expect(objects.first?["model"] == "m")
    }

    @Test("What a search found is marked, and stands in one line without control characters")
    func hits() async throws {
        let store = try ConversationStore.inMemory()
        let conversation = try await store.create(title: "Birds")
        _ = try await store.add(.user("One\nmartlet \u{1B}[2J flies"), to: conversation.id, after: nil)
        let hits = try await store.search("martlet")
        let table = SearchListing.table(hits, style: .escapes)
        #expect(table.contains("user: One \u{1B}[1mmartlet\u{1B}[0m [2J flies\n"))
        #expect(table.hasPrefix("\(conversation.id)  "))
        let fields = SearchListing.tabSeparated(hits).split(separator: "\t")
        #expect(fields.first.map(String.init) == conversation.id.description)
        #expect(SearchListing.json(hits).arrayValue?.first?["role"] == "user")
    }
}
