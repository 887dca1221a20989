import Foundation
import JSONCoding
import Testing

/// A case as it would lie in a file: the head, where it matters, and the body.
struct SavedCase: Sendable, CustomTestStringConvertible {
    let id: String
    /// What `martlet inspect` reads.
    let bytes: [UInt8]
    /// What is right for it.
    let expected: JSONValue
    /// Whether the body is compressed, which is for a transport to undo.
    let isCompressed: Bool

    var testDescription: String { id }

    init(_ json: JSONValue) {
        id = json["id"]?.stringValue ?? ""
        let binary = (json["payload_b64"] ?? json["input_b64"])?.stringValue.flatMap { Data(base64Encoded: $0) }
        let body = binary.map(Array.init) ?? Array((json["payload"]?.stringValue ?? "").utf8)
        let fields = json["http"]?["headers"]?.objectValue
        isCompressed = fields?["content-encoding"] != nil
        expected = json["expected"] ?? json["expect"] ?? .null
        guard let fields, let status = json["http"]?["status"]?.intValue else {
            bytes = body
            return
        }
        let lines = fields.map { "\($0.key): \($0.value.stringValue ?? "")\r\n" }.joined()
        bytes = Array("HTTP/1.1 \(status) \r\n\(lines)\r\n".utf8) + body
    }
}
