import Foundation

/// The program `store-writer`, which was built beside the tests.
final class WriterProcess {
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
    func wait(for number: Int = .max) -> Int {
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

    /// Kills it as nobody can prevent; the last number that it has printed.
    func kill() -> Int {
        Foundation.kill(process.processIdentifier, SIGKILL)
        let last = wait()
        process.waitUntilExit()
        return last
    }

    /// Waits for its end; what it has said on standard error.
    func finish() -> String {
        wait()
        process.waitUntilExit()
        let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        return process.terminationStatus == 0 ? words : "\(process.terminationStatus): \(words)"
    }
}
