import ChatCore
import Foundation
import TemporaryFiles
import Testing

@Suite("Changes by other programs")
struct WatchingTests {
    @Test("are told from one's own")
    func version() async throws {
        let folder = try TemporaryDirectory()
        let file = folder.url.appending(path: "conversations.db")
        let store = try ConversationStore(at: file)
        let other = try ConversationStore(at: file)
        #expect(store.isShared)
        let before = try await store.foreignVersion()
        let id = try await store.create().id
        #expect(try await store.foreignVersion() == before)
        try await other.rename(id, to: "Name")
        let after = try await store.foreignVersion()
        #expect(after != before)
        #expect(try await store.foreignVersion() == after)
    }

    @Test("come to no store in memory")
    func inMemory() throws {
        #expect(try !ConversationStore.inMemory().isShared)
    }
}
