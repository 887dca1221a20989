#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A new directory for the time that `body` runs.
func inTemporaryDirectory<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let directory = try makeTemporaryDirectory()
    defer { removeTemporaryDirectory(directory) }
    return try body(directory)
}

/// A new directory for the time that `body` runs.
func inTemporaryDirectory<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
    let directory = try makeTemporaryDirectory()
    defer { removeTemporaryDirectory(directory) }
    return try await body(directory)
}

/// Writes a file, with the directories above it.
func write(_ text: String, to file: URL, isExecutable: Bool = false) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    if isExecutable { try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path) }
}

private func makeTemporaryDirectory() throws -> URL {
    let directory = FileManager.default.temporaryDirectory.appending(
        path: "martlet-\(UUID().uuidString)",
        directoryHint: .isDirectory
    )
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    return directory
}

private func removeTemporaryDirectory(_ directory: URL) {
    // What is left of a test's directory does no harm to the next.
    try? FileManager.default.removeItem(at: directory)
}
