import ChatCore
import ChatSettings
import ChatTerminal

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Where a chat is kept, and what it goes on with.
struct ChatKeeping {
    let store: ConversationStore
    /// The conversation that goes on; nil for a new one.
    let conversation: Conversation?
    /// Whether others will find it there.
    let isKept: Bool
    /// What was typed before.
    let history: InputHistoryFile

    /// Opens what is needed. A new chat does not fail for want of a place to keep it: that is said, and it is held in
    /// memory.
    init(_ arguments: ChatArguments, _ settings: Settings, _ notices: Notices) async throws {
        let isKept = !arguments.isOffTheRecord && settings.configuration.isLogged
        if arguments.conversation != .new {
            let kept = try ConversationStore.ofUser(settings.environment)
            let conversation = try await kept.conversation(arguments.conversation)
            store = isKept ? kept : try await kept.copy(of: conversation.id)
            self.isKept = isKept
            self.conversation = conversation
        } else {
            (store, self.isKept) = try ConversationStore.forNew(isKept: isKept, settings.environment) {
                notices.error("This chat is not kept. \($0)")
            }
            conversation = nil
        }
        history = try Self.history(isKept ? settings.directories.history : nil, notices)
    }

    /// Who answered in the conversation that goes on.
    var precedent: Precedent? {
        get async throws {
            guard let conversation else { return nil }
            return try await store.precedent(in: conversation)
        }
    }

    private static func history(_ file: URL?, _ notices: Notices) throws -> InputHistoryFile {
        guard let file else { return try InputHistoryFile(path: nil) }
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            return try InputHistoryFile(path: file.path)
        } catch {
            notices.error("What you type is not kept: \(file.path) can't be used.")
            return try InputHistoryFile(path: nil)
        }
    }
}
