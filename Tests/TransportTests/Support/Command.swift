import Foundation

/// Runs a program to its end.
struct Command {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// Where a program lies; also looks where a system keeps its servers.
    static func path(of name: String) throws -> URL {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let folders =
            path.split(separator: ":").map(String.init) + ["/usr/sbin", "/opt/homebrew/bin", "/usr/local/bin"]
        let candidates = folders.map { "\($0)/\(name)" }
        guard let found = candidates.first(where: FileManager.default.isExecutableFile) else {
            throw Failure(description: "\(name) is not installed; Scripts/setup installs it.")
        }
        return URL(filePath: found)
    }

    /// Runs a program in a folder; throws what it says when it fails.
    static func run(_ name: String, _ arguments: [String], in folder: URL) async throws {
        let (process, output) = (Process(), Pipe())
        process.executableURL = try path(of: name)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        guard process.terminationStatus == 0 else {
            let words = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            throw Failure(description: "\(name) \(arguments.joined(separator: " ")) failed: \(words)")
        }
    }
}

/// Lends a folder that is removed afterwards.
func withTemporaryFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "martlet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
}
