import ChatCore
import Foundation
import LLM
import Testing

@Suite("Search")
struct SearchTests {
    private let store: ConversationStore
    private let conversation: ULID

    init() async throws {
        store = try .inMemory()
        conversation = try await store.create(title: "Birds").id
    }

    private func matches(_ words: String) async throws -> [String] {
        try await store.search(words).flatMap { hit in hit.snippet.matches.map { String(hit.snippet.text[$0]) } }
    }

    @Test(
        "what is found in a text, and where",
        arguments: [
            ("The martlet never lands", "LANDS never", ["never", "lands"]),
            ("The martlet never lands", "mart", ["martlet"]),
            ("The martlet never lands", "mart lands", []),
            ("Café crème", "cafe", ["Café"]),
            ("cafe\u{301} noir", "CAFÉ", ["cafe\u{301}"]),
            ("we use stop-gap \"measures\"", "\"stop-gap\" AND", []),
            ("we use stop-gap \"measures\"", "\"stop-gap\"", ["stop-gap"]),
            ("NEAR (that) OR not * ^", "near( OR not", ["NEAR", "OR", "not"]),
            ("a b", "\" ' * ( - : ^ { }", []),
            ("a\u{1}b\u{2}c \0 d", "b d", ["b", "d"]),
            ("私は東京に住んでいます", "東京", ["東京"]),
            ("私は東京に住んでいます", "んでい", ["んでい"]),
            ("私は東京に住んでいます", "京都", []),
            ("in東京now", "東京", ["東京"]),
            ("in東京now", "now", ["now"]),
            ("한국어를 배워요", "국어", ["국어"]),
            ("ที่บ้านไม่มีนก", "ไม่มี", ["ไม่มี"]),
            ("ที่บ้าน", "ทา", []),
            ("हिन्दी भाषा", "हिन्दी", ["हिन्दी"]),
            ("ΕΛΛΆΔΑ", "ελλαδα", ["ΕΛΛΆΔΑ"]),
            ("ещё ёж", "еще", ["ещё"]),
        ]
    )
    func found(text: String, words: String, marked: [String]) async throws {
        try await store.add(.user(text), to: conversation, after: nil)
        #expect(try await matches(words) == marked)
        #expect(try await store.search(words).isEmpty == marked.isEmpty)
    }

    @Test("the newest comes first, no more than asked for, with all that a list shows")
    func order() async throws {
        var last: ULID?
        for number in 1...5 {
            last = try await store.add(.user("note \(number)"), to: conversation, after: last).id
        }
        let hits = try await store.search("note", limit: 3)
        #expect(hits.map(\.snippet.text) == ["note 5", "note 4", "note 3"])
        #expect(hits[0].message == last && hits[0].conversation == conversation && hits[0].title == "Birds")
        #expect(hits[0].role == .user)
        #expect(try await store.search("  \n").isEmpty)
    }

    @Test("attachments, instructions and results of tools are not searched, text beside an attachment is")
    func parts() async throws {
        let question = ChatMessage.user([.text("Which bird?"), .image(url: "data:image/png;base64,c2VjcmV0")])
        try await store.add(question, to: conversation, after: nil)
        try await store.add(.system("bird system"), to: conversation, after: nil)
        try await store.add(.tool("bird tool", callID: "1"), to: conversation, after: nil)
        #expect(try await store.search("bird").count == 1)
        for word in ["c2VjcmV0", "system", "tool"] { #expect(try await store.search(word).isEmpty) }
    }

    @Test("an answer is found once it is finished, with its last text only")
    func answer() async throws {
        var answer = try await store.beginAnswer(to: nil, in: conversation, record: .init())
        try await store.append(.text("heron"), to: answer.id)
        #expect(try await store.search("heron").isEmpty)
        answer.body = .assistant("egret")
        answer.status = .truncated
        try await store.finish(answer)
        #expect(try await store.search("egret").map(\.message) == [answer.id])
        #expect(try await store.search("heron").isEmpty)
    }

    @Test("a snippet is one line around the first match, cut at both ends")
    func snippet() async throws {
        let text = String(repeating: "before\n", count: 50) + "the heron" + String(repeating: "\t  after", count: 50)
        try await store.add(.user(text), to: conversation, after: nil)
        let snippet = try #require(try await store.search("heron").first?.snippet)
        #expect(snippet.matches.map { String(snippet.text[$0]) } == ["heron"])
        #expect(snippet.text.hasPrefix("…") && snippet.text.hasSuffix("…") && snippet.text.count < 170)
        #expect(snippet.text.contains("before the heron after after"))
    }
}
