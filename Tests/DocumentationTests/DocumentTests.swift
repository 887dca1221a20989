import Foundation
import Testing

@Suite("Documents")
struct DocumentTests {
    @Test("README is short")
    func readme() throws {
        let readme = try #require(Document.all.first { $0.path == "README.md" })
        #expect(readme.text.split(separator: "\n", omittingEmptySubsequences: false).count < 120)
    }

    @Test("What a document links to exists", arguments: Document.all)
    func links(_ document: Document) {
        #expect(!document.text.isEmpty)
        for file in document.linkedFiles {
            let path = Document.project.appending(path: file).path
            #expect(FileManager.default.fileExists(atPath: path), "\(file)")
        }
    }

    @Test("README links to the other documents")
    func linksAreSeen() throws {
        let readme = try #require(Document.all.first { $0.path == "README.md" })
        #expect(readme.linkedFiles.contains("Documentation/Architecture.md"))
    }
}
