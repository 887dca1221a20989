import Foundation

/// The program `store-writer`, which was built beside the tests. One task at a time uses it.
///
/// What waits for it has a thread of its own: the pool has few, and the other tests need them.
final class WriterProcess: @unchecked Sendable {
    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()
    private var unread = Data()
    /// The last number that it has printed.
    private var last = -1

    static var path: URL {
        Bundle.module.bundleURL.deletingLastPathComponent().appending(path: "store-writer")
    }

    init(_ arguments: String...) throws {
        process.executableURL = Self.path
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = errors
        try process.run()
    }

    deinit {
        // A test that fails leaves it behind.
        if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    }

    /// Waits until it has printed this number, or has ended; the last number that it has printed.
    @discardableResult
    func wait(for number: Int = .max) async -> Int {
        await onThread { self.read(to: number) }
    }

    /// Kills it as nobody can prevent; the last number that it has printed.
    func kill() async -> Int {
        Foundation.kill(process.processIdentifier, SIGKILL)
        return await onThread {
            defer { self.process.waitUntilExit() }
            return self.read(to: .max)
        }
    }

    /// Waits for its end; what it has said on standard error.
    func finish() async -> String {
        await onThread {
            _ = self.read(to: .max)
            self.process.waitUntilExit()
            let words = String(decoding: self.errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            return self.process.terminationStatus == 0 ? words : "\(self.process.terminationStatus): \(words)"
        }
    }

    /// A test that is given up kills it, so that the wait ends.
    private func onThread<Value: Sendable>(_ wait: @escaping @Sendable () -> Value) async -> Value {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                Thread.detachNewThread { continuation.resume(returning: wait()) }
            }
        } onCancel: {
            Foundation.kill(process.processIdentifier, SIGKILL)
        }
    }

    private func read(to number: Int) -> Int {
        while last < number {
            let bytes = output.fileHandleForReading.availableData
            if bytes.isEmpty { break }
            unread += bytes
            while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
                last = Int(String(decoding: unread[..<end], as: UTF8.self)) ?? last
                unread = Data(unread[(end + 1)...])
            }
        }
        return last
    }
}
