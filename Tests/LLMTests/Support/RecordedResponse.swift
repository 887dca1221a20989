import Foundation
import JSONCoding
import Testing
import WebAPI

/// A response of a real server that lies beside the project, and what is right for it. None of them is in the project.
struct RecordedResponse: Sendable, CustomTestStringConvertible {
    let file: String
    let status: Int
    let headers: HTTPFields
    let isStream: Bool
    let expected: JSONValue

    var testDescription: String { file }

    var body: [UInt8] {
        FileManager.default.contents(atPath: Self.folder.appending(path: file).path).map(Array.init) ?? []
    }

    /// `../shared/recorded`, seen from the project's root.
    static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appending(path: "shared/recorded")

    /// All of them; none where the folder is not there.
    static let all: [RecordedResponse] = {
        guard let index = json("index.json")?.arrayValue, let expected = json("expected.json") else { return [] }
        return index.compactMap { entry in
            guard let file = entry["file"]?.stringValue, let expected = expected[file] else { return nil }
            var headers = HTTPFields(
                (entry["headers"]?.objectValue ?? [:]).map { ($0.key, $0.value.stringValue ?? "") }
            )
            if let type = entry["content_type"]?.stringValue { headers["Content-Type"] = type }
            return RecordedResponse(
                file: file,
                status: entry["status"]?.intValue ?? 200,
                headers: headers,
                isStream: entry["streaming"]?.boolValue ?? false,
                expected: expected
            )
        }
    }()

    private static func json(_ name: String) -> JSONValue? {
        FileManager.default.contents(atPath: folder.appending(path: name).path).flatMap { try? JSONValue(parsing: $0) }
    }
}
