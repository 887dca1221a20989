@testable import ChatCore

extension ConversationStore {
    /// Lets the database grow no further, as a full disk does, or again.
    func limit(isFull: Bool) throws {
        try database.execute(script: "PRAGMA max_page_count = \(isFull ? 1 : 1_000_000)")
    }
}
