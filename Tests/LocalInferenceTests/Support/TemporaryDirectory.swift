import Testing

@testable import LocalInference

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
func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
}

/// Writes a shell script that can be run, with the directories above it.
///
/// A shell writes it: as long as this process has a file open for writing, another test's child may inherit that, and
/// the system runs no file that somebody may write to.
func writeProgram(_ script: String, to file: URL) async throws {
    let result = try await ChildProcess.run(
        Command(
            executable: "/bin/sh",
            arguments: [
                "-c", #"mkdir -p "$(dirname "$2")" && printf '#!/bin/sh\n%s\n' "$1" > "$2" && chmod +x "$2""#,
                "sh", script, file.path,
            ],
            environment: ["PATH": "/usr/bin:/bin"]
        ),
        clock: ContinuousClock()
    )
    try #require(result.status.isSuccess, "\(result.output)")
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
