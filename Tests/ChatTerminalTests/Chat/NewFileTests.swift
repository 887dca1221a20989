import Foundation
import Testing

@testable import ChatTerminal

@Suite("A file to save in")
struct NewFileTests {
    @Test("It is never written over another")
    func fresh() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("saved-\(UUID()).md").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = NewFile(path, home: nil)
        try file.write("first")
        let error = #expect(throws: InputError.self) { try file.write("second") }
        #expect("\(try #require(error))" == "\(path) can't be written: it is there already.")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "first")
    }

    @Test(
        "~/ is the home folder",
        arguments: [("~/a.md", "/home/me/a.md"), ("~a", "~a"), ("a/~/b", "a/~/b"), ("/tmp/a", "/tmp/a")]
    )
    func home(path: String, expected: String) {
        #expect(NewFile(path, home: "/home/me").path == expected)
    }
}
