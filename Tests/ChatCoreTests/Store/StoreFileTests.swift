@testable import ChatCore
import Foundation
import LLM
import TemporaryFiles
import Testing
import Waiting

@Suite("The file of a store")
struct StoreFileTests {
    private let directory: TemporaryDirectory
    private let file: URL

    init() throws {
        directory = try TemporaryDirectory()
        file = directory("store.db")
    }

    private func permissions(_ path: String) throws -> Int {
        try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    /// All that stands in the directory, by name.
    private func contents() throws -> [String: Data] {
        let names = try FileManager.default.contentsOfDirectory(atPath: directory.url.path)
        return Dictionary(uniqueKeysWithValues: try names.map { ($0, try Data(contentsOf: directory($0))) })
    }

    private func database(_ script: String) throws {
        try Data().write(to: file)
        let database = try SQLiteConnection(path: file.path, mode: .readWrite, patience: 0)
        try database.execute(script: script)
    }

    @Test("what is made is for its owner alone")
    func permissions() async throws {
        let file = directory("a/b/store.db")
        let store = try ConversationStore(at: file)
        let id = try await store.create().id
        _ = try await store.beginAnswer(to: nil, in: id, record: .init())
        for suffix in ["", "-wal", "-shm"] { #expect(try permissions(file.path + suffix) == 0o600) }
        for path in [directory("a").path, directory("a/b").path, file.path + "-writers"] {
            #expect(try permissions(path) == 0o700)
        }
        let lock = try #require(FileManager.default.contentsOfDirectory(atPath: file.path + "-writers").first)
        #expect(try permissions("\(file.path)-writers/\(lock)") == 0o600)
    }

    @Test("a directory that is there keeps its permissions, a store that others may read does not")
    func loosePermissions() async throws {
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: directory.url.path)
        _ = try await ConversationStore(at: file).create()
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
        #expect(try await ConversationStore(at: file).conversations().count == 1)
        #expect(try permissions(file.path) == 0o600)
        #expect(try permissions(directory.url.path) == 0o755)
    }

    @Test("nothing is left beside a store that is closed, and it opens by another name")
    func closed() async throws {
        _ = try await ConversationStore(at: file).create()
        #expect(try contents().keys.sorted() == ["store.db"])
        try FileManager.default.createSymbolicLink(at: directory("link.db"), withDestinationURL: file)
        let (store, other) = (try ConversationStore(at: directory("link.db")), try ConversationStore(at: file))
        let id = try #require(try await store.latestConversation()?.id)
        let answer = try await store.beginAnswer(to: nil, in: id, record: .init())
        #expect(try await other.message(answer.id)?.status == .streaming)
    }

    @Test("an empty file becomes a store")
    func empty() async throws {
        try Data().write(to: file)
        _ = try await ConversationStore(at: file).create()
        #expect(try await ConversationStore(at: file).conversations().count == 1)
    }

    @Test("a newer store is refused and left as it is")
    func newer() async throws {
        _ = try await ConversationStore(at: file).create()
        do {
            let database = try SQLiteConnection(path: file.path, mode: .readWrite, patience: 0)
            try database.execute(script: "PRAGMA user_version = 99")
        }
        let before = try contents()
        #expect(throws: ConversationStoreError.newerVersion(path: file.path, version: 99)) {
            try ConversationStore(at: file)
        }
        #expect(try contents() == before)
    }

    @Test("a newer store whose program was killed is left as it is, with its log")
    func newerWithLog() async throws {
        let store = try ConversationStore(at: file)
        _ = try await store.create()
        try await store.markNewer()
        let copy = directory("copy.db")
        for suffix in ["", "-wal"] {
            try FileManager.default.copyItem(atPath: file.path + suffix, toPath: copy.path + suffix)
        }
        let before = try contents()
        #expect(throws: ConversationStoreError.newerVersion(path: copy.path, version: 99)) {
            try ConversationStore(at: copy)
        }
        let after = try contents()
        for name in ["copy.db", "copy.db-wal"] { #expect(after[name] == before[name]) }
    }

    @Test(
        "a database of somebody else is refused and left as it is",
        arguments: [
            "CREATE TABLE notes(text)", "PRAGMA journal_mode = WAL; CREATE TABLE notes(text)",
            "PRAGMA application_id = 7", "PRAGMA user_version = 1",
        ]
    )
    func foreign(script: String) throws {
        try database(script)
        let before = try contents()
        #expect(throws: ConversationStoreError.notAStore(path: file.path)) { try ConversationStore(at: file) }
        #expect(try contents() == before)
    }

    @Test(
        "what is no database is refused and left as it is",
        arguments: ["x", String(repeating: "Dear diary, ", count: 999)]
    )
    func noDatabase(text: String) throws {
        try Data(text.utf8).write(to: file)
        let before = try contents()
        #expect(throws: ConversationStoreError.notAStore(path: file.path)) { try ConversationStore(at: file) }
        #expect(try contents() == before)
    }

    @Test("a store of which the end is missing, or whose tables are garbage, is refused and left as it is")
    func damaged() async throws {
        let whole = try await wholeStore()
        var garbage = whole
        garbage.replaceSubrange(100..<4_096, with: repeatElement(0xA5, count: 3_996))
        for bytes in [whole.prefix(whole.count / 2), garbage] {
            try Data(bytes).write(to: file)
            let before = try contents()
            let error = #expect(throws: ConversationStoreError.self) { try ConversationStore(at: file) }
            #expect(error?.kind == "damaged")
            #expect(try contents() == before)
        }
    }

    @Test("damage that shows only later is told, too")
    func damagedLater() async throws {
        var bytes = try await wholeStore()
        let start = try #require(bytes.range(of: Data("zebra".utf8))).lowerBound / 4_096 * 4_096
        bytes.replaceSubrange(start..<start + 4_096, with: repeatElement(0, count: 4_096))
        try bytes.write(to: file)
        let store = try ConversationStore(at: file)
        let error = await #expect(throws: ConversationStoreError.self) {
            for conversation in try await store.conversations() { _ = try await store.messages(in: conversation.id) }
        }
        #expect(error?.kind == "damaged")
    }

    private func wholeStore() async throws -> Data {
        do {
            let store = try ConversationStore(at: file)
            let id = try await store.create().id
            try await store.add(.user(String(repeating: "zebra ", count: 100)), to: id, after: nil)
        }
        return try Data(contentsOf: file)
    }

    @Test("what can't be made or opened is said to be inaccessible")
    func inaccessible() throws {
        try FileManager.default.createDirectory(at: directory("folder.db"), withIntermediateDirectories: false)
        try Data("x".utf8).write(to: directory("plain"))
        for file in [directory("folder.db"), directory("plain/store.db"), URL(fileURLWithPath: "/proc/none/store.db")] {
            let error = #expect(throws: ConversationStoreError.self) { try ConversationStore(at: file) }
            #expect(error?.kind == "inaccessible")
        }
    }

    @Test("where there is no room left, what was kept stays, and the answer can be finished later")
    func full() async throws {
        let store = try ConversationStore(at: file)
        let id = try await store.create().id
        var answer = try await store.beginAnswer(to: nil, in: id, record: .init())
        try await store.append(.text("heron"), to: answer.id)
        let free = try await store.limitPages(toMore: 2)
        let text = String(repeating: "egret ", count: 10_000)
        await #expect(throws: ConversationStoreError.full(path: file.path)) {
            try await store.append(.text(text), to: answer.id)
        }
        #expect(try await store.message(answer.id)?.text == "heron")
        answer.body = .assistant(text)
        answer.status = .complete
        await #expect(throws: ConversationStoreError.full(path: file.path)) { try await store.finish(answer) }
        #expect(try await store.message(answer.id)?.status == .streaming)
        _ = try await store.limitPages(toMore: free)
        try await store.finish(answer)
        #expect(try await store.message(answer.id) == answer)
    }

    @Test("an answer whose writer is gone shows so in a store that is full, and for good once there is room")
    func fullAndAbandoned() async throws {
        let id = try await abandon()
        let store = try ConversationStore(at: file)
        let free = try await store.limitPages(toMore: 0)
        #expect(try await store.messages(in: id).last?.status == .truncated)
        #expect(try await store.search("heron").isEmpty)
        _ = try await store.limitPages(toMore: free)
        #expect(try await store.search("heron").count == 1)
    }

    @Test("who reads waits for nobody, though an answer has lost its writer", .timeLimit(.minutes(Patience.minutes)))
    func busyAndAbandoned() async throws {
        let id = try await abandon()
        let reader = try ConversationStore(at: file)
        try await reader.waitLongerThanTheTest()
        let other = try SQLiteConnection(path: file.path, mode: .readWrite, patience: 0)
        try other.run("BEGIN IMMEDIATE")
        #expect(try await reader.messages(in: id).last?.status == .truncated)
        #expect(try await reader.search("heron").isEmpty)
        try other.run("COMMIT")
        #expect(try await reader.search("heron").count == 1)
    }

    private func abandon() async throws -> ULID {
        let store = try ConversationStore(at: file)
        let id = try await store.create().id
        let answer = try await store.beginAnswer(to: nil, in: id, record: .init())
        try await store.append(.text(String(repeating: "heron ", count: 1_000)), to: answer.id)
        return id
    }
}

extension ConversationStore {
    /// Makes the store one that a newer program has written.
    fileprivate func markNewer() throws {
        try database.execute(script: "PRAGMA user_version = 99")
    }

    /// Waits for other programs so long that the test would have failed meanwhile.
    fileprivate func waitLongerThanTheTest() throws {
        try database.execute(script: "PRAGMA busy_timeout = \((Patience.minutes + 1) * 60_000)")
    }

    /// Lets the file grow by so many pages and no more; how many it could have grown by before.
    fileprivate func limitPages(toMore count: Int64) throws -> Int64 {
        let size = try database.first("PRAGMA page_count") { $0.integer(0) } ?? 0
        let limit = try database.first("PRAGMA max_page_count") { $0.integer(0) } ?? 0
        try database.execute(script: "PRAGMA max_page_count = \(size + count)")
        return limit - size
    }
}
