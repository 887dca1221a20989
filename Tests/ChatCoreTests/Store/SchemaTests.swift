@testable import ChatCore
import Foundation
import LLM
import TemporaryFiles
import Testing

@Suite("Stores of earlier versions")
struct SchemaTests {
    private let directory: TemporaryDirectory
    private let file: URL

    init() throws {
        directory = try TemporaryDirectory()
        file = directory("store.db")
    }

    /// A store as an earlier version made it.
    private func make(version: Int64) throws {
        let fixtures = Bundle.module.bundleURL.appending(path: "Fixtures/Schemas")
        let script = try String(contentsOf: fixtures.appending(path: "\(version).sql"), encoding: .utf8)
        try Data().write(to: file)
        try SQLiteConnection(path: file.path, mode: .readWrite, patience: 0)
            .execute(script: "BEGIN; \(script); COMMIT; PRAGMA journal_mode = WAL")
    }

    @Test("a store of an earlier version opens with all that is in it", arguments: 1..<Schema.version)
    func opened(version: Int64) async throws {
        try make(version: version)
        let store = try ConversationStore(at: file)
        let list = try await store.conversations()
        #expect(list.map(\.title) == ["What is a martlet?", "Birds"])
        #expect(list[0].isPinned && list[0].draft == "And" && list[0].model == "small" && list[1].system == "Be brief.")
        let first = try await store.messages(in: list[0].id)
        #expect(first.map(\.text) == ["What is a martlet?", "A bird."] && first[1].reasoning == "Hm.")
        let second = try await store.messages(in: list[1].id)
        #expect(second.map(\.text) == ["See", "Half an answer"] && second[1].status == .truncated)
        #expect(second[0].body.content?.parts.count == 2)
        #expect(try await store.search("bird").count == 1)
        try await store.delete([list[0].id])
        #expect(try await store.faults() == ["ok"])
    }

    @Test("an earlier version gets the very tables of a new store", arguments: 1..<Schema.version)
    func same(version: Int64) async throws {
        try make(version: version)
        let tables = try await ConversationStore(at: file).tables()
        #expect(try await ConversationStore.inMemory().tables() == tables)
    }

    @Test("programs that bring one store to today's version at once find it done by one", arguments: 1..<Schema.version)
    func together(version: Int64) async throws {
        try make(version: version)
        let writers = try (0..<4).map { _ in try WriterProcess("turns", file.path, "1") }
        for writer in writers { #expect(await writer.finish() == "") }
        let store = try ConversationStore(at: file)
        #expect(try await store.conversations().count == 6)
        #expect(try await store.faults() == ["ok"])
    }
}

extension ConversationStore {
    /// The tables and indexes but for those of words, in one notation.
    fileprivate func tables() throws -> [String] {
        try database.all(
            "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT GLOB 'words_*' ORDER BY name"
        ) { row in
            row.text(0).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
    }
}
