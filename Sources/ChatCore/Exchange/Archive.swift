import JSONCoding
import LLM

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Conversations as a JSON document.
struct Archive: Codable {
    static let format = "martlet-conversations"
    static let version = 1

    var format = Self.format
    var version = Self.version
    var conversations: [ArchivedConversation]

    init(_ conversations: [ArchivedConversation]) {
        self.conversations = conversations
    }

    /// Reads a document.
    init(json: JSONValue) throws(ConversationStoreError) {
        guard json["format"]?.stringValue == Self.format else {
            throw .malformedArchive(reason: "its \"format\" is not \"\(Self.format)\"")
        }
        guard let version = json["version"]?.intValue, version >= 1 else {
            throw .malformedArchive(reason: "its \"version\" is not \(Self.version)")
        }
        guard version <= Self.version else { throw .newerArchive(version: version) }
        var decoder = TolerantJSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            self = try decoder.decode(Archive.self, from: json)
        } catch {
            let cause = (error as? DecodingError)?.jsonError
            throw .malformedArchive(reason: cause.map { "\($0.path): \($0.reason)" } ?? "\(error)")
        }
    }

    /// The document.
    var json: JSONValue {
        get throws {
            let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
            var encoder = StableJSONEncoder()
            encoder.dateEncodingStrategy = .custom { date, encoder in
                // What is below a millisecond is cut off, and a millisecond is seldom exact.
                try date.addingTimeInterval(0.000_5).formatted(style).encode(to: encoder)
            }
            return try encoder.jsonValue(of: self)
        }
    }
}
