import Foundation
import Testing

@Suite("Samples in documents")
struct SampleTests {
    @Test("README has some, the first by its 15th line")
    func exist() throws {
        let first = try #require(SwiftSample.all.first { $0.document == "README.md" })
        #expect(first.line <= 15)
    }

    @Test("Each stands, word for word, in a file that is compiled", arguments: SwiftSample.all)
    func isCompiled(_ sample: SwiftSample) throws {
        let compiled = try Self.compiledFiles()
        #expect(compiled.contains { $0.contains(sample) }, "\(sample.code)")
    }

    @Test("One word changed is noticed", arguments: SwiftSample.all)
    func noticesChange(_ sample: SwiftSample) throws {
        let changed = SwiftSample(document: sample.document, line: sample.line, code: sample.code + " no")
        #expect(try !Self.compiledFiles().contains { $0.contains(changed) })
    }

    private static func compiledFiles() throws -> [CompiledFile] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .map { CompiledFile(text: try String(contentsOf: $0, encoding: .utf8)) }
    }
}
