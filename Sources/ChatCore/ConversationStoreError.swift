#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Why a store of conversations could not be opened, read or written.
public enum ConversationStoreError: Error, Sendable, Hashable {
    /// The file was written by a newer version of the program. It was left as it is.
    case newerVersion(path: String, version: Int)
    /// The file is a database of something else, or no database. It was left as it is.
    case notAStore(path: String)
    /// The file is a store, but what stands in it can't be read.
    case damaged(path: String, reason: String)
    /// The file or its directory may not be read or written, or can't be made.
    case inaccessible(path: String, reason: String)
    /// There is no room left for what was to be written. What was written before is there.
    case full(path: String)
    /// Another program has held the store for longer than is waited.
    case busy(path: String)
    /// Reading or writing failed in another way.
    case failed(path: String, reason: String)
    /// There is no such conversation, or not any more.
    case noSuchConversation(ULID)
    /// There is no such message, or not any more.
    case noSuchMessage(ULID)
    /// The message is not being written by this store.
    case notStreaming(ULID)
    /// What is to be imported is no archive of conversations.
    case malformedArchive(reason: String)
    /// What is to be imported was written by a newer version of the program.
    case newerArchive(version: Int)

    /// A short name of the case that stays the same, for logs and scripts.
    public var kind: String {
        switch self {
        case .newerVersion: "newer_version"
        case .notAStore: "not_a_store"
        case .damaged: "damaged"
        case .inaccessible: "inaccessible"
        case .full: "full"
        case .busy: "busy"
        case .failed: "failed"
        case .noSuchConversation: "no_such_conversation"
        case .noSuchMessage: "no_such_message"
        case .notStreaming: "not_streaming"
        case .malformedArchive: "malformed_archive"
        case .newerArchive: "newer_archive"
        }
    }
}

extension ConversationStoreError: LocalizedError, CustomStringConvertible {
    /// What happened, and what to do next.
    public var description: String {
        switch self {
        case .newerVersion(let path, let version):
            "\(path) was written by a newer version (\(version)). Update this program; the file was left as it is."
        case .notAStore(let path):
            "\(path) holds no conversations. Name another file; this one was left as it is."
        case .damaged(let path, let reason):
            "The conversations in \(path) can't be read: \(reason). Move the file away to begin anew, "
                + "or bring it back from a backup; `sqlite3 FILE .recover` saves what can be read."
        case .inaccessible(let path, let reason):
            "\(path) can't be used: \(reason). See to the permissions of the file and its directory."
        case .full(let path):
            "There is no room left for \(path). Make room and try again; what was kept before is there."
        case .busy(let path):
            "Another program has held \(path) for too long. Try again, or end that program."
        case .failed(let path, let reason):
            "\(path) can't be used: \(reason). Try again; if it goes on, check the disk."
        case .noSuchConversation(let id):
            "There is no conversation \(id). It may have been deleted."
        case .noSuchMessage(let id):
            "There is no message \(id). It may have been deleted."
        case .notStreaming(let id):
            "The message \(id) is not being written here, so nothing can be added to it."
        case .malformedArchive(let reason):
            "This is no archive of conversations: \(reason). Nothing was imported."
        case .newerArchive(let version):
            "The archive was written by a newer version (\(version)). Update this program; nothing was imported."
        }
    }

    /// The same as ``description``.
    public var errorDescription: String? { description }
}
