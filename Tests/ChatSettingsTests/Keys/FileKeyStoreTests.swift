import ChatSettings
import Foundation
import Testing

@Suite("Keys in a file")
struct FileKeyStoreTests {
    private let folder: URL
    private let file: URL
    private let store: FileKeyStore

    init() {
        folder = FileManager.default.temporaryDirectory.appending(path: "keys-\(UUID().uuidString)")
        file = folder.appending(path: "deep/keys.json")
        store = FileKeyStore(at: file)
    }

    private func entry(_ name: String, _ host: String = "https://api.example.com") throws -> KeyEntry {
        KeyEntry(name: name, origin: try #require(Origin(host)))
    }

    private func mode(_ url: URL) throws -> Int {
        try #require(FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int)
    }

    @Test("What is kept is found, replaced and forgotten by its name, in any case")
    func keeping() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try store.entries().isEmpty)
        try store.set("one", for: entry("a"))
        try store.set("two", for: entry("b", "http://localhost:8080/v1"))
        try store.set("three", for: entry("A"))
        #expect(
            try store.entries().map { "\($0.name) \($0.origin)" } == [
                "b http://localhost:8080", "A https://api.example.com",
            ]
        )
        #expect(try store.key(of: entry("A")) == "three")
        #expect(try store.key(of: entry("A", "http://api.example.com")) == nil)
        #expect(try store.remove("B"))
        #expect(try !store.remove("B"))
        #expect(try store.entries().map(\.name) == ["A"])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path) == ["keys.json"]
        )
    }

    @Test("Only the owner can read it, and its folder, whatever the umask")
    func modes() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try store.set("one", for: entry("a"))
        #expect(try mode(file) == 0o600)
        #expect(try mode(file.deletingLastPathComponent()) == 0o700)
        #expect(try mode(folder) == 0o700)
    }

    @Test("A file that others can read is refused, and left as it is", arguments: [0o644, 0o640, 0o602])
    func exposed(mode: Int) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try store.set("one", for: entry("a"))
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
        #expect(throws: KeyStoreError.exposed(path: file.path)) { try store.entries() }
        #expect(throws: KeyStoreError.exposed(path: file.path)) { try store.set("two", for: entry("b")) }
        #expect(try self.mode(file) == mode)
    }

    @Test(
        "A damaged file is refused, not shown, and left as it is",
        arguments: ["{\"a\": SECRET}", "[]", "{\"a\": \"SECRET\"}", ""]
    )
    func malformed(text: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try store.set("one", for: entry("a"))
        try Data(text.utf8).write(to: file)
        let error = #expect(throws: KeyStoreError.self) { try store.set("two", for: entry("b")) }
        #expect(error == .malformed(path: file.path))
        #expect(error?.description.contains("SECRET") == false)
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }

    @Test("What can't be written is told, and the old keys stay")
    func unwritable() throws {
        try #require(geteuid() != 0 || FileManager.default.fileExists(atPath: "/proc/version"))
        let store = FileKeyStore(at: URL(filePath: "/proc/martlet/keys.json"))
        #expect(throws: KeyStoreError.self) { try store.set("k", for: entry("a")) }
    }

    @Test("Many at once lose none")
    func atOnce() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await withThrowingTaskGroup { group in
            for number in 0..<20 {
                let entry = try entry("k\(number)")
                group.addTask { [store] in try store.set("key\(number)", for: entry) }
            }
            try await group.waitForAll()
        }
        #expect(try store.entries().count == 20)
    }
}
