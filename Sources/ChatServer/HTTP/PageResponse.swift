import JSONCoding
import WebAPI

/// What the page gets for a request.
enum PageResponse: Sendable {
    /// A body that is all there.
    case whole(status: Int, contentType: String, fields: HTTPFields = [:], body: [UInt8])
    /// Events that come as they happen.
    case events(EventSource)

    /// An answer in JSON.
    static func json(_ value: JSONValue, status: Int = 200) -> PageResponse {
        .whole(status: status, contentType: "application/json", body: value.bytes())
    }

    /// A refusal, with the sentence that the page shows.
    static func refusal(_ status: Int, _ sentence: String) -> PageResponse {
        .json(["error": .string(sentence)], status: status)
    }
}
