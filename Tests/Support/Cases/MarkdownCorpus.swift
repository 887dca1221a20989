import Foundation

/// Answers in Markdown: every construct of CommonMark and GFM, nested and broken off.
public enum MarkdownCorpus {
    /// The names of the answers.
    public static let names: [String] = {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
            preconditionFailure("The answers in \(folder.path) are missing.")
        }
        return names.sorted()
    }()

    /// The answer of a name.
    public static func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    private static var folder: URL { Bundle.module.bundleURL.appending(path: "Files/Markdown") }
}
