import ChatSettings
import Foundation
import Testing

@Suite("The folder of the templates")
struct TemplateFolderTests {
    private let url = FileManager.default.temporaryDirectory.appending(path: "templates-\(UUID().uuidString)")

    @Test("Its files have the names of the templates")
    func names() throws {
        let folder = TemplateFolder(at: url)
        #expect(try folder.names().isEmpty)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: url) }
        for name in ["sum.md", "Commit-1.md", "notes.txt", ".hidden.md", ".md"] {
            try Data("$input of \(name)".utf8).write(to: url.appending(path: name))
        }
        #expect(try folder.names() == ["Commit-1", "sum"])
        #expect(try folder.text(named: "sum") == "$input of sum.md")
        #expect(try folder.template(named: "sum").filled(input: "a", values: [:]).prompt == "a of sum.md")
        #expect(throws: TemplateError.notFound(template: "sun", near: "sum")) { try folder.template(named: "sun") }
        #expect(throws: TemplateError.notFound(template: "other", near: nil)) { try folder.template(named: "other") }
    }

    @Test("A name leads nowhere else", arguments: ["../config", "a/b", "", ".hidden", "a b", "/etc/passwd"])
    func invalidName(name: String) {
        #expect(throws: TemplateError.invalidName(name)) { try TemplateFolder(at: url).template(named: name) }
    }
}
