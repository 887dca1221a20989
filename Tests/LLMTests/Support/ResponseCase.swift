import Foundation
import JSONCoding
import Testing
import WebAPI

/// A response of a server, and what is right for it.
struct ResponseCase: Sendable, CustomTestStringConvertible {
    let id: String
    let status: Int
    let headers: HTTPFields
    let body: [UInt8]
    let expected: JSONValue

    init(_ json: JSONValue) {
        id = json["id"]?.stringValue ?? ""
        status = json["http"]?["status"]?.intValue ?? 200
        let fields = json["http"]?["headers"]?.objectValue ?? ["content-type": "text/event-stream"]
        headers = HTTPFields(fields.map { ($0.key, $0.value.stringValue ?? "") })
        let binary = json["payload_b64"]?.stringValue.flatMap { Data(base64Encoded: $0) }
        body = binary.map(Array.init) ?? Array((json["payload"]?.stringValue ?? "").utf8)
        expected = json["expected"] ?? .null
    }

    var testDescription: String { id }
}
