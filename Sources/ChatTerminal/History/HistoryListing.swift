public import ChatCore
public import JSONCoding
import LLM

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Conversations in lines: a table for people, tab-separated values for programs.
public enum HistoryListing {
    /// A table of when, which and what, fitted to the width.
    public static func table(_ conversations: [Conversation], width: Int) -> String {
        conversations.map { conversation in
            let start = "\(conversation.id)  \(conversation.modificationDate.inLocalTime)  "
            let mark = conversation.isPinned ? "* " : ""
            let title = (mark + conversation.shownTitle).inOneLine
            return start + DisplayWidth.truncated(title, to: max(20, width - start.count)) + "\n"
        }.joined()
    }

    /// A line each: id, time of the last change in UTC, title.
    public static func tabSeparated(_ conversations: [Conversation]) -> String {
        conversations.map { conversation in
            "\(conversation.id)\t\(conversation.modificationDate.inUTC)\t\(conversation.title.inOneLine)\n"
        }.joined()
    }

    /// An object each.
    public static func json(_ conversations: [Conversation]) -> JSONValue {
        .array(conversations.map(\.json))
    }
}

extension Conversation {
    fileprivate var shownTitle: String { title.isEmpty ? "(nothing was asked)" : title }

    fileprivate var json: JSONValue {
        [
            "id": .string(id.description),
            "title": .string(title),
            "system": system.map(JSONValue.string) ?? .null,
            "model": model.map { .string($0.rawValue) } ?? .null,
            "pinned": .bool(isPinned),
            "created": .string(creationDate.inUTC),
            "modified": .string(modificationDate.inUTC),
        ]
    }
}
