import Testing

/// A fenced block of Swift in one of the project's documents.
struct SwiftSample: Sendable, CustomTestStringConvertible {
    let document: String
    let line: Int
    let code: String

    var testDescription: String { "\(document):\(line)" }
}

extension SwiftSample {
    static let all = Document.all.flatMap(\.samples)
}
