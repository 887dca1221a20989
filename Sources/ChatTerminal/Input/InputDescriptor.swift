#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file descriptor that is read to its end: what is piped into the program, or a file.
public struct InputDescriptor: Sendable {
    /// Text that was read.
    public struct Text: Sendable, Hashable {
        /// The text; what was no UTF-8 stands as U+FFFD.
        public var text: String
        /// Whether something had to be replaced.
        public var isRepaired: Bool
    }

    private static let chunkSize = 1 << 16

    /// How long nothing may come before ``read(onWait:)`` says that it waits, in milliseconds.
    private static let patience: Int32 = 2000
    /// How often a wait looks whether the task was cancelled, in milliseconds.
    private static let tick: Int32 = 100

    private let descriptor: Int32
    private let name: String

    /// Standard input.
    public static let standardInput = InputDescriptor(STDIN_FILENO, name: "Standard input")

    /// Reads from a descriptor that stays open meanwhile; `name` is what a sentence calls it.
    public init(_ descriptor: Int32, name: String) {
        self.descriptor = descriptor
        self.name = name
    }

    /// Whether a person would have to type it.
    public var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Reads to the end.
    ///
    /// The end is waited for without limit, as `cat` does, since a program that fills a pipe may take its time;
    /// `martlet PROMPT </dev/null` keeps clear of a pipe that never ends. A descriptor that is closed has nothing.
    ///
    /// - Parameter onWait: Called once when nothing has come for two seconds.
    /// - Throws: ``InputError`` when the system can't read it, as of a folder, or when the task is cancelled.
    public func read(onWait: () -> Void = {}) throws(InputError) -> Text {
        let bytes = try readBytes(onWait: onWait)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            return Text(text: String(decoding: bytes, as: UTF8.self), isRepaired: true)
        }
        return Text(text: text, isRepaired: false)
    }

    /// Reads to the end, as ``read(onWait:)`` does, and gives the bytes as they are.
    public func readBytes(onWait: () -> Void = {}) throws(InputError) -> [UInt8] {
        var bytes: [UInt8] = []
        var waited: Int32 = 0
        while true {
            guard hasSomething(within: Self.tick) else {
                guard !Task.isCancelled else { throw .cancelled }
                waited += Self.tick
                if waited == Self.patience { onWait() }
                continue
            }
            waited = Self.patience
            guard let chunk = try readChunk() else { continue }
            guard !chunk.isEmpty else { return bytes }
            bytes += chunk
        }
    }

    /// What one read gets: nothing at the end, nil where there was nothing to read after all.
    private func readChunk() throws(InputError) -> [UInt8]? {
        var code: Int32 = 0
        let chunk = [UInt8](unsafeUninitializedCapacity: Self.chunkSize) { buffer, count in
            let taken = systemRead(descriptor, buffer)
            code = taken < 0 ? errno : 0
            count = max(taken, 0)
        }
        switch code {
        case 0: return chunk
        case EINTR, EAGAIN: return nil
        case EBADF: return []
        default: throw .failed(reason: "\(name) can't be read: \(String(cString: strerror(code))).")
        }
    }

    /// Waits for something to read, or for the end.
    private func hasSomething(within milliseconds: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, milliseconds) != 0
    }
}

extension InputDescriptor {
    /// Reads all of a file, or of standard input where the path is `-`.
    public static func readBytes(ofFile path: String) throws(InputError) -> [UInt8] {
        guard path != "-" else { return try standardInput.readBytes() }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw .failed(reason: "\(path) can't be read: \(String(cString: strerror(errno))).")
        }
        defer { close(descriptor) }
        return try InputDescriptor(descriptor, name: path).readBytes()
    }
}
