import ChatCore
import JSONCoding
import LLM

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension JSONValue {
    /// A conversation as a list shows it.
    init(listed conversation: Conversation, isAnswering: Bool) {
        self = [
            "id": .string(conversation.id.description),
            "title": .string(conversation.title),
            "isPinned": .bool(conversation.isPinned),
            "date": .string(conversation.modificationDate.inISO8601),
            "isAnswering": .bool(isAnswering),
        ]
    }

    /// A conversation on show.
    ///
    /// - Parameters:
    ///   - draft: What is typed.
    ///   - endpoint: How a sentence calls the endpoint that is asked next.
    init(open conversation: Conversation, draft: String, endpoint: String?) {
        self = [
            "id": .string(conversation.id.description),
            "title": .string(conversation.title),
            "isPinned": .bool(conversation.isPinned),
            "model": .init(conversation.model?.rawValue),
            "system": .init(conversation.system),
            "draft": .string(draft),
            "endpoint": .init(endpoint),
        ]
    }

    /// A message that was found.
    init(_ hit: SearchHit) {
        self = [
            "conversation": .string(hit.conversation.description),
            "message": .string(hit.message.description),
            "title": .string(hit.title),
            "date": .string(hit.date.inISO8601),
            "snippet": .array(hit.snippet.pieces.map { ["text": .string($0.text), "isHit": .bool($0.isHit)] }),
        ]
    }

    /// How far the answer has come.
    init(status: ChatViewModel.Status, isLoading: Bool) {
        self = [
            "state": .string(status.name), "sentence": .string(status.description), "isLoading": .bool(isLoading),
        ]
    }

    /// A text; null where there is none.
    init(_ text: String?) {
        self = text.map(JSONValue.string) ?? .null
    }
}

extension ChatViewModel.Status {
    fileprivate var name: String {
        switch self {
        case .idle: "idle"
        case .waiting: "waiting"
        case .streaming: "streaming"
        case .retrying: "retrying"
        case .switched: "switched"
        case .stopping: "stopping"
        case .failed: "failed"
        }
    }
}

extension SearchHit.Snippet {
    /// The text in pieces, of which every other one was looked for.
    fileprivate var pieces: [(text: String, isHit: Bool)] {
        var pieces: [(text: String, isHit: Bool)] = []
        var start = text.startIndex
        for match in matches where match.lowerBound >= start {
            pieces.append((String(text[start..<match.lowerBound]), false))
            pieces.append((String(text[match]), true))
            start = match.upperBound
        }
        pieces.append((String(text[start...]), false))
        return pieces.filter { !$0.text.isEmpty }
    }
}

extension Date {
    /// The moment as `2026-11-30T22:04:14.123Z`.
    var inISO8601: String { formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)) }
}
