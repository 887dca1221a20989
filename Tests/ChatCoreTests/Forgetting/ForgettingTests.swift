@testable import ChatCore
import Foundation
import LLM
import LLMTesting
import TemporaryFiles
import Testing
import WebAPI

@Suite("Forgetting")
struct ForgettingTests {
    private let clock = TestClock()
    private let directory: TemporaryDirectory
    private let store: ConversationStore

    init() throws {
        directory = try TemporaryDirectory()
        store = try ConversationStore(at: directory("store.db"), now: { [clock] in clock.now })
    }

    /// Whether a word in small letters stands anywhere in the files.
    private func files(contain word: String) throws -> Bool {
        try files().contains { $0.range(of: Data(word.utf8)) != nil }
    }

    /// What the database and what SQLite has put beside it hold.
    private func files() throws -> [Data] {
        try ["store.db", "store.db-wal", "store.db-shm"].map { try Data(contentsOf: directory($0)) }
    }

    /// A conversation with a word wherever one can be.
    private func mention(_ word: String) async throws -> ULID {
        let id = try await store.create(title: "On \(word)", system: "Speak of \(word)", model: ModelID("\(word)-1")).id
        try await store.setDraft("\(word) draft", of: id)
        try await store.rename(id, to: "About \(word)")
        let question = try await store.add(
            .user([.text("A \(word)?"), .image(url: "https://example.com/\(word).png")]),
            to: id,
            after: nil
        )
        var answer = try await store.beginAnswer(to: question.id, in: id, record: .init(endpoint: word))
        for _ in 0..<20 { try await store.append(.text("\(word) "), to: answer.id) }
        try await store.append(.reasoning("\(word)?"), to: answer.id)
        answer.body = .assistant("\(word) is \(word).")
        answer.status = .complete
        try await store.finish(answer)
        let open = try await store.beginAnswer(to: question.id, in: id, record: .init())
        try await store.append(.text("again \(word)"), to: open.id)
        return id
    }

    @Test("a word is in no file after its conversation was deleted, others stay")
    func deleted() async throws {
        let (kept, gone) = (try await mention("heron"), try await mention("egret"))
        #expect(try files(contain: "egret"))
        #expect(try await store.delete([gone]) == Removal(count: 1, isErased: true))
        #expect(try !files(contain: "egret"))
        #expect(try files(contain: "heron"))
        #expect(try await store.conversation(gone) == nil)
        #expect(try await store.search("egret").isEmpty)
        #expect(try await store.search("heron").count == 2)
        #expect(try await store.messages(in: kept).count == 2)
    }

    @Test("everything goes at once, and the store can be used on")
    func all() async throws {
        _ = try await mention("heron")
        _ = try await mention("egret")
        #expect(try await store.deleteAll() == Removal(count: 2, isErased: true))
        #expect(try !files(contain: "heron") && !files(contain: "egret"))
        #expect(try await store.conversations().isEmpty)
        _ = try await mention("heron")
        #expect(try await store.search("heron").count == 2)
    }

    @Test("what is older than a date goes, but not what is pinned")
    func pruned() async throws {
        let pinned = try await mention("heron")
        try await store.setPinned(true, of: pinned)
        _ = try await mention("egret")
        clock.advance(by: 100)
        let new = try await mention("stork")
        let idle = try await store.idle(since: clock.now)
        #expect(try await store.prune(olderThan: clock.now) == Removal(count: 1, isErased: true))
        #expect(idle.count == 1 && !idle.contains(pinned) && !idle.contains(new))
        #expect(try !files(contain: "egret"))
        #expect(try await store.conversations().map(\.id) == [pinned, new])
    }

    @Test("what was typed is known, on show or not")
    func typed() async throws {
        let id = try await store.create(system: "Be brief").id
        let question = try await store.add(.user("Q"), to: id, after: nil)
        try await store.add(.assistant("A"), to: id, after: question.id)
        try await store.add(.user("Q, edited"), to: id, after: nil)
        _ = try await mention("heron")
        #expect(try await store.typedTexts(in: [id]) == ["Be brief", "Q", "Q, edited"])
        #expect(try await store.typedTexts(in: []).isEmpty)
    }

    @Test("what was typed is known beside what was attached to it")
    func typedBesideFiles() async throws {
        let parts: [ContentPart] = [.text("What is this?"), .text("From a file"), .image(url: "data:,x")]
        let id = try await store.begin(.user(parts)).conversation.id
        #expect(try await store.typedTexts(in: [id]).contains("What is this?"))
    }

    @Test("a message goes with what follows it, and the branch beside it shows")
    func branch() async throws {
        let id = try await store.create().id
        let question = try await store.add(.user("Q"), to: id, after: nil)
        let first = try await store.add(.assistant("A1"), to: id, after: question.id)
        let second = try await store.add(.assistant("egret"), to: id, after: question.id)
        try await store.add(.user("egret again"), to: id, after: second.id)
        #expect(try await store.delete(message: second.id) == Removal(count: 2, isErased: true))
        #expect(try !files(contain: "egret"))
        #expect(try await store.messages(in: id) == [question, first])
        try await store.delete(message: question.id)
        #expect(try await store.allMessages(in: id).isEmpty)
        #expect(try await store.conversation(id)?.tip == nil)
    }

    @Test("nothing goes where one of several is not there")
    func missing() async throws {
        let (kept, gone) = (try await mention("heron"), try await mention("egret"))
        try await store.delete([gone])
        await #expect(throws: ConversationStoreError.noSuchConversation(gone)) {
            try await store.delete([kept, gone])
        }
        #expect(try await store.messages(in: kept).count == 2)
    }

    @Test("while another program reads, text stays in the log, and it is said; the next removal erases it")
    func readMeanwhile() async throws {
        let ids = [try await mention("heron"), try await mention("egret")]
        let reader = try SQLiteConnection(path: directory("store.db").path, mode: .readOnly, patience: 0)
        try reader.execute(script: "BEGIN; SELECT * FROM conversations")
        #expect(try await store.delete([ids[0]]) == Removal(count: 1, isErased: false))
        #expect(try files(contain: "heron"))
        try reader.execute(script: "COMMIT")
        #expect(try await store.delete([ids[1]]) == Removal(count: 1, isErased: true))
        #expect(try !files(contain: "heron") && !files(contain: "egret"))
    }

    @Test("an index that was not rewritten, since its program was killed, is with the next removal")
    func interrupted() async throws {
        let ids = [try await mention("heron"), try await mention("egret")]
        try await store.removeOnly(ids[0])
        #expect(try files(contain: "heron"))
        try await store.delete([ids[1]])
        #expect(try !files(contain: "heron"))
    }

    @Test("an answer whose conversation is deleted meanwhile is told so")
    func deletedMeanwhile() async throws {
        let id = try await store.create().id
        var answer = try await store.beginAnswer(to: nil, in: id, record: .init())
        try await ConversationStore(at: directory("store.db")).delete([id])
        await #expect(throws: ConversationStoreError.noSuchMessage(answer.id)) {
            try await store.append(.text("late"), to: answer.id)
        }
        answer.status = .complete
        await #expect(throws: ConversationStoreError.noSuchMessage(answer.id)) { try await store.finish(answer) }
    }

    @Test(
        "no copy of a deleted text stays in a page, however its rows were moved about",
        arguments: 0..<2 as Range<UInt64>
    )
    func scattered(seed: UInt64) async throws {
        var random = RandomSource.seeded(seed)
        var words: [(id: ULID, word: String)] = []
        for _ in 0..<120 {
            // The index writes only those letters of a word in which it differs from the one before.
            let word = String(
                (0..<10).map { _ in Character(Unicode.Scalar(UInt8.random(in: 97...122, using: &random))) }
            )
            let id = try await store.create(title: word).id
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let text = String(repeating: "\(word) filler ", count: Int.random(in: 1...300, using: &random))
                try await store.add(.user(text), to: id, after: nil)
                try await store.setDraft(String(text.prefix(Int.random(in: 0...2_000, using: &random))), of: id)
            }
            words.append((id, word))
        }
        words.shuffle(using: &random)
        let gone = words.prefix(60)
        for start in stride(from: 0, to: gone.count, by: 12) {
            try await store.delete(gone[start..<start + 12].map(\.id))
        }
        let files = try files()
        for (index, word) in words.map(\.word).enumerated() {
            #expect(files.contains { $0.range(of: Data(word.utf8)) != nil } == (index >= gone.count))
        }
    }
}

extension ConversationStore {
    /// Removes a conversation as far as the first transaction does.
    fileprivate func removeOnly(_ id: ULID) throws {
        try writing { database in try database.remove(conversation: database.conversationKey(id)) }
    }
}
