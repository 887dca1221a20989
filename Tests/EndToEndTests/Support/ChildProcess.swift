import Foundation
import Synchronization

/// A program that runs beside the test, and is killed when the test lets go of it or is cancelled.
///
/// `Process` would do for most of it, but leaves signals as the test's own parent set them; a shell that starts the tests
/// in the background ignores SIGINT, and Ctrl-C is to be tested there too.
final class ChildProcess: Sendable {
    /// What it finds on standard input.
    enum Input: Sendable {
        /// Nothing: `/dev/null`.
        case none
        /// These bytes, then the end.
        case bytes([UInt8])
        /// A pipe that the test fills with ``ChildProcess/send(_:)`` and ends with ``ChildProcess/endInput()``.
        case pipe
        /// This descriptor.
        case descriptor(FileDescriptor)

        /// This text, then the end.
        static func text(_ text: String) -> Input { .bytes(Array(text.utf8)) }
    }

    let identifier: pid_t
    private let output: FileDescriptor
    private let errors: FileDescriptor
    private let input: FileDescriptor?
    private let status: Mutex<Int32?>
    private let home: MartletHome?

    /// Starts it. With `terminal`, both outputs go there; what is in `further` it gets as descriptors 3, 4 and so on. The
    /// home is there as long as this is.
    init(
        _ path: String,
        _ arguments: [String],
        environment: [String: String],
        input: Input,
        terminal: FileDescriptor? = nil,
        further: [FileDescriptor] = [],
        home: MartletHome? = nil
    ) throws {
        self.home = home
        signal(SIGPIPE, SIG_IGN)
        let (output, childOutput) = try FileDescriptor.pipe()
        let (errors, childErrors) = try FileDescriptor.pipe()
        let childInput: FileDescriptor
        switch input {
        case .none: (childInput, self.input) = (try FileDescriptor.null(), nil)
        case .descriptor(let descriptor): (childInput, self.input) = (descriptor, nil)
        case .bytes, .pipe: (childInput, self.input) = try FileDescriptor.pipe()
        }
        (self.output, self.errors) = (output, errors)
        identifier = try spawn(
            path,
            arguments,
            environment: environment,
            descriptors: [childInput, terminal ?? childOutput, terminal ?? childErrors] + further
        )
        status = Mutex(nil)
        if case .bytes(let bytes) = input, let pipe = self.input {
            Thread.detachNewThread {
                pipe.writeAll(bytes)
                pipe.close()
            }
        }
    }

    deinit {
        if status.withLock({ $0 == nil }) {
            kill(identifier, SIGKILL)
            _ = waitForEnd()
        }
    }

    /// The next piece that it writes to standard output, as one read of the pipe gets it; empty at the end.
    func nextOutput() async -> [UInt8] {
        await cancellable { [output] in output.readSome() }
    }

    /// Reads standard output until so much has come, or to its end.
    func output(atLeast count: Int) async -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count {
            let piece = await nextOutput()
            guard !piece.isEmpty else { break }
            bytes += piece
        }
        return bytes
    }

    /// What it writes to standard output up to a line feed and with it, or to the end; nothing may follow at once.
    func nextLine() async -> String {
        var bytes: [UInt8] = []
        while bytes.last != UInt8(ascii: "\n"), case let piece = await nextOutput(), !piece.isEmpty { bytes += piece }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The next piece that it writes to standard error.
    func nextNotice() async -> String {
        String(decoding: await cancellable { [errors] in errors.readSome() }, as: UTF8.self)
    }

    /// Closes the test's end of standard output, as `head` does when it has seen enough.
    func closeOutput() {
        output.close()
    }

    func send(_ bytes: [UInt8]) {
        input?.writeAll(bytes)
    }

    func endInput() {
        input?.close()
    }

    func send(signal: Int32) {
        kill(identifier, signal)
    }

    /// Waits for its end and takes what it still writes.
    func finish() async -> FinishedProcess {
        async let output = cancellable { [output] in output.readAll() }
        async let errors = cancellable { [errors] in errors.readAll() }
        let (text, notices) = await (output, errors)
        let code = await cancellable { [self] in waitForEnd() }
        return FinishedProcess(code: code, output: text, errors: notices)
    }

    private func waitForEnd() -> Int32 {
        status.withLock { status in
            if let status { return status }
            var raw: Int32 = 0
            while waitpid(identifier, &raw, 0) == -1 && errno == EINTR {}
            let signal = raw & 0x7F
            let code = signal == 0 ? (raw >> 8) & 0xFF : 128 + signal
            status = code
            return code
        }
    }

    /// Does what blocks on a thread of its own; a test that is cancelled, by its time limit, kills the program.
    private func cancellable<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                Thread.detachNewThread { continuation.resume(returning: work()) }
            }
        } onCancel: {
            kill(identifier, SIGKILL)
        }
    }
}
