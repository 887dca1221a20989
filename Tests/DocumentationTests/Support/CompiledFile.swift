import Foundation

/// The lines of a file of samples, without indentation and blank lines.
struct CompiledFile {
    private let lines: [String]

    init(text: String) {
        lines = Self.lines(of: text)
    }

    /// Whether it has the sample's imports, and the rest of it in one piece.
    func contains(_ sample: SwiftSample) -> Bool {
        let sample = Self.lines(of: sample.code)
        let imports = sample.prefix { $0.hasPrefix("import ") }
        let code = Array(sample.dropFirst(imports.count))
        guard imports.allSatisfy(lines.contains), code.count <= lines.count else { return false }
        return (0...(lines.count - code.count)).contains { Array(lines[$0..<$0 + code.count]) == code }
    }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}
