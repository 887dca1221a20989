import Foundation

/// A folder for all that a program keeps, which ends with the test.
final class MartletHome: Sendable {
    let folder = FileManager.default.temporaryDirectory.appending(path: "martlet-home-\(UUID().uuidString)")

    deinit {
        // What stays behind is in a folder for things that may go at any time.
        try? FileManager.default.removeItem(at: folder)
    }

    /// Variables that make a program keep all of it here.
    var environment: [String: String] { ["MARTLET_HOME": folder.path] }

    func path(_ name: String) -> String { folder.appending(path: name).path }

    func write(_ text: String, to name: String) throws {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func text(of name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    /// Runs `martlet` with this as its home.
    func martlet(
        _ arguments: String...,
        environment: [String: String] = [:],
        input: ChildProcess.Input = .none
    ) async throws -> FinishedProcess {
        try await Program.martlet.run(
            arguments,
            environment: self.environment.merging(environment) { $1 },
            input: input
        )
    }
}
