import Foundation
import Testing

/// One of the project's documents in Markdown.
struct Document: Sendable, CustomTestStringConvertible {
    /// Its place, from the project's folder.
    let path: String
    let text: String

    var testDescription: String { path }
}

extension Document {
    /// The project's folder, from where this file was compiled.
    static let project = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized

    static let all: [Document] = {
        let folder = project.appending(path: "Documentation").path
        let paths = FileManager.default.subpaths(atPath: folder) ?? []
        let names = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"] + paths.sorted().map { "Documentation/\($0)" }
        return names.filter { $0.hasSuffix(".md") }.map { name in
            let text = try? String(contentsOf: project.appending(path: name), encoding: .utf8)
            return Document(path: name, text: text ?? "")
        }
    }()

    /// The fenced blocks of Swift.
    var samples: [SwiftSample] {
        var samples: [SwiftSample] = []
        var open: (line: Int, code: [Substring])?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            switch (open, line) {
            case (nil, "```swift"): open = (index + 2, [])
            case (nil, _): break
            case (let block?, "```"):
                let code = block.code.joined(separator: "\n")
                samples.append(SwiftSample(document: path, line: block.line, code: code))
                open = nil
            case (_?, _): open?.code.append(line)
            }
        }
        return samples
    }

    /// The files that it links to, from the project's folder.
    var linkedFiles: [String] {
        let folder = path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
        return text.matches(of: #/\]\(([^)#]+)[^)]*\)/#)
            .map { String($0.1) }
            .filter { !$0.contains("://") }
            .map { folder + $0 }
    }
}
