import JSONCoding
import ServerSentEvents
import WebAPI

/// What one event of a chat stream means.
enum StreamItem {
    /// Nothing: it keeps the connection alive.
    case nothing
    /// The mark that ends a stream, `[DONE]`.
    case done
    /// A chunk, and the error that it carries, if it does. One without the other is possible too.
    case chunk(ChatCompletionChunk?, error: JSONValue?)
    /// Something that should have been a chunk.
    case malformed(reason: String)

    /// Reads an event.
    init(_ event: ServerSentEvent) {
        let data = event.data.trimmingWhitespace
        if event.event == "error" {
            self = Self.namedError(data)
        } else if data.isEmpty {
            self = .nothing
        } else if event.isDone {
            self = .done
        } else if event.keepsAlive {
            self = .nothing
        } else {
            self = Self.chunk(data)
        }
    }

    private static func chunk(_ data: ArraySlice<UInt8>) -> StreamItem {
        do throws(JSONError) {
            return try data.withUnsafeBufferPointer { bytes throws(JSONError) in
                try JSONOutline(parsing: bytes).withNode(chunk)
            }
        } catch {
            return .malformed(reason: "It is no JSON (\(error)).")
        }
    }

    private static func chunk(_ node: JSONNode) -> StreamItem {
        guard var fields = FieldReader(node) else { return .malformed(reason: "It is no JSON object.") }
        let error = fields.reportedError
        let hasChoices = fields.value("choices")?.isList == true
        let chunk = ChatCompletionChunk(reading: &fields)
        let isChunk = hasChoices || chunk.usage != nil || chunk.isNamedAsOne
        return error == nil && !isChunk ? .nothing : .chunk(isChunk ? chunk : nil, error: error)
    }

    /// An event named `error` is one whatever it holds.
    private static func namedError(_ data: ArraySlice<UInt8>) -> StreamItem {
        do throws(JSONError) {
            return .chunk(nil, error: try JSONValue(parsing: data))
        } catch {
            return .chunk(nil, error: .string(String(decoding: data, as: UTF8.self)))
        }
    }
}

extension ServerSentEvent {
    /// Whether this is the mark that ends a stream.
    var isDone: Bool { data.trimmingWhitespace.elementsEqual("[DONE]".utf8) }

    /// Whether the event's name says that it only keeps the connection alive.
    var keepsAlive: Bool { event != "message" && Self.keepAliveNames.contains(event) }

    private static let keepAliveNames: Set = ["ping", "heartbeat", "keepalive", "keep-alive"]
}

extension ArraySlice<UInt8> {
    /// These bytes without white space at either end.
    fileprivate var trimmingWhitespace: ArraySlice<UInt8> {
        let start = drop(while: \.isJSONWhitespace)
        let end = start.lastIndex { !$0.isJSONWhitespace }
        return end.map { start[...$0] } ?? []
    }
}

extension ChatCompletionChunk {
    /// Whether the server itself says that it is a chunk, though it may hold no news.
    fileprivate var isNamedAsOne: Bool { object.contains("completion") && !id.isEmpty }
}
