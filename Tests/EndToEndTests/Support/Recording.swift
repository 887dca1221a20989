import Foundation
import JSONCoding
import Testing

/// A body of a real server that lies beside the project, and what is right for it. None of them is in the project.
struct Recording: Sendable, CustomTestStringConvertible {
    let file: String
    let expected: JSONValue

    var testDescription: String { file }
    var path: String { Self.folder.appendingPathComponent(file).path }

    /// `../shared/recorded`, seen from the project's root.
    private static let folder = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }
    .appendingPathComponent("shared/recorded")

    /// All of them; none where the folder is not there.
    static let all: [Recording] = {
        let path = folder.appendingPathComponent("expected.json").path
        guard let data = FileManager.default.contents(atPath: path), let json = try? JSONValue(parsing: data) else {
            return []
        }
        return (json.objectValue ?? [:]).map { Recording(file: $0.key, expected: $0.value) }
    }()
}
