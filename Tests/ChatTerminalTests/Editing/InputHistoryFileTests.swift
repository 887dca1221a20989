import Foundation
import Testing
import Waiting

@testable import ChatTerminal

@Suite("The history's file")
struct InputHistoryFileTests {
    private let path = FileManager.default.temporaryDirectory.appendingPathComponent("history-\(UUID())").path

    private var permissions: Int? {
        get throws { try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int }
    }

    @Test("It is there the next time, for its owner alone, and two programs write into it")
    func kept() throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        let one = try InputHistoryFile(path: path)
        let other = try InputHistoryFile(path: path)
        try one.add("first\nsecond line")
        try other.add("of the other")
        try one.add("third")
        #expect(try InputHistoryFile(path: path).entries.entries == ["first\nsecond line", "of the other", "third"])
        #expect(try permissions == 0o600)
    }

    @Test("One that has grown is cut to what is kept")
    func cut() throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        let lines = (0...2 * InputHistory.limit).map { "entry \($0)\n" }
        try lines.joined().write(toFile: path, atomically: true, encoding: .utf8)
        let history = try InputHistoryFile(path: path)
        #expect(history.entries.entries.count == InputHistory.limit)
        try history.add("new")
        let kept = try String(contentsOfFile: path, encoding: .utf8)
        #expect(kept == lines.suffix(InputHistory.limit).joined() + "new\n")
        #expect(try permissions == 0o600)
    }

    @Test("What is forgotten is gone from the file, and what comes after is kept")
    func forgotten() throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        let history = try InputHistoryFile(path: path)
        try history.removeAll()
        #expect(!FileManager.default.fileExists(atPath: path))
        try history.add("secret")
        // Whoever has the file open sees that it is the same one, overwritten.
        let open = try #require(FileHandle(forReadingAtPath: path))
        try InputHistoryFile(path: path).removeAll()
        #expect(try open.readToEnd() ?? Data() == Data())
        try history.removeAll()
        #expect(history.entries.entries.isEmpty)
        try history.add("new")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "new\n")
    }

    @Test("Texts that are forgotten go, however they were entered, and nothing else")
    func texts() throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        let history = try InputHistoryFile(path: path)
        let kept = ["secret of another", "/model secret", "/exit", "plain"]
        for entry in ["secret", "/edit  secret ", "/system secret", "/secret"] + kept + ["two\nlines"] {
            try history.add(entry)
        }
        // Another program's, which this one has not read.
        try InputHistoryFile(path: path).add("secret")
        let open = try #require(FileHandle(forReadingAtPath: path))
        try history.remove(["secret ", "two\nlines", "", "never typed"])
        #expect(history.entries.entries == ["/secret"] + kept)
        #expect(
            try String(decoding: open.readToEnd() ?? Data(), as: UTF8.self)
                == "/secret\n\(kept.joined(separator: "\n"))\n"
        )
        #expect(try InputHistoryFile(path: path).entries == history.entries)
    }

    @Test("Texts are forgotten that only the file has: of long ago, or of another program")
    func textsNotRead() throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        let lines = (1...InputHistory.limit).map { "entry \($0)\n" }
        try (["old secret\n"] + lines).joined().write(toFile: path, atomically: true, encoding: .utf8)
        let history = try InputHistoryFile(path: path)
        try history.remove(["old secret"])
        #expect(try String(contentsOfFile: path, encoding: .utf8) == lines.joined())
        try InputHistoryFile(path: path).add("new secret")
        try history.remove(["new secret"])
        #expect(try String(contentsOfFile: path, encoding: .utf8) == lines.dropFirst().joined())
    }

    @Test("Where nothing was typed, nothing is made to forget it")
    func textsWithoutFile() throws {
        try InputHistoryFile(path: path).remove(["secret"])
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    /// Whether the system tells who waits for a lock.
    private static let tellsLocks = FileManager.default.isReadableFile(atPath: "/proc/locks")

    @Test("What another program changes is not undone by the one that cuts the file", .enabled(if: tellsLocks))
    func cutBehindAnother() async throws {
        defer { try? FileManager.default.removeItem(atPath: path) }
        let lines = (0...2 * InputHistory.limit).map { "entry \($0)\n" }
        try lines.joined().write(toFile: path, atomically: true, encoding: .utf8)
        let other = try #require(FileHandle(forUpdatingAtPath: path))
        #expect(flock(other.fileDescriptor, LOCK_EX) == 0)
        let cut = Task.detached { [path] in try InputHistoryFile(path: path) }
        try await eventually("a wait for the lock") {
            try String(contentsOfFile: "/proc/locks", encoding: .utf8).split(separator: "\n")
                .contains { $0.contains("-> FLOCK") && $0.contains(" \(getpid()) ") }
        }
        try other.seekToEnd()
        try other.write(contentsOf: Data("of the other\n".utf8))
        try other.close()
        _ = try await cut.value
        let kept = try String(contentsOfFile: path, encoding: .utf8)
        #expect(kept == lines.suffix(InputHistory.limit - 1).joined() + "of the other\n")
    }

    @Test("Where it can't be written, it says so, and goes on in memory")
    func unwritable() throws {
        let history = try InputHistoryFile(path: "/dev/null/history")
        let error = #expect(throws: InputError.self) { try history.add("entry") }
        #expect("\(try #require(error))".contains("/dev/null/history"))
        #expect(history.entries.entries == ["entry"])
    }
}
