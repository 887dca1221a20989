import Foundation

/// A table in Markdown.
struct Table {
    var columns: [String]
    var rows: [[String]] = []

    init(_ columns: [String]) {
        self.columns = columns
    }

    var text: String {
        let lines = [columns, columns.map { _ in "---" }] + rows
        return lines.map { "| " + $0.map(Self.cell).joined(separator: " | ") + " |\n" }.joined()
    }

    /// What stands in a cell must not end it.
    private static func cell(_ text: String) -> String { text.replacingOccurrences(of: "|", with: "\\|") }
}
