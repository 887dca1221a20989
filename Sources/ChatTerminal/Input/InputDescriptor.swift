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

    /// How many bytes of text are read; no model takes as many.
    static let longestText = 64 << 20
    /// How many bytes are read of anything else, unless who reads it says how many.
    public static let sizeLimit = 1 << 30

    /// How long nothing may come before ``read(onWait:)`` says that it waits, in milliseconds.
    private static let patience: Int32 = 2000
    /// How often a wait looks whether the task was cancelled, in milliseconds.
    private static let tick: Int32 = 100

    let descriptor: Int32
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
    /// - Throws: ``InputError`` when the system can't read it, as of a folder, when it is larger than 64 MB, or when the
    ///   task is cancelled.
    public func read(onWait: () -> Void = {}) throws(InputError) -> Text {
        let bytes = try readBytes(upTo: Self.longestText, onWait: onWait)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            return Text(text: String(decoding: bytes, as: UTF8.self), isRepaired: true)
        }
        return Text(text: text, isRepaired: false)
    }

    /// Reads to the end, as ``read(onWait:)`` does, and gives the bytes as they are; refuses more than `limit` of them, by
    /// default 1 GB.
    public func readBytes(upTo limit: Int = sizeLimit, onWait: () -> Void = {}) throws(InputError) -> [UInt8] {
        try readBytes(upTo: limit, until: { _ in false }, onWait: onWait)
    }

    /// Reads to the end, or until what has come is whole.
    func readBytes(
        upTo limit: Int,
        until isWhole: ([UInt8]) -> Bool,
        onWait: () -> Void = {}
    ) throws(InputError) -> [UInt8] {
        var bytes: [UInt8] = []
        var waited: Int32 = 0
        while true {
            let isReady = hasSomething(within: Self.tick)
            guard !Task.isCancelled else { throw .cancelled }
            guard isReady else {
                waited += Self.tick
                if waited == Self.patience { onWait() }
                continue
            }
            waited = Self.patience
            guard let chunk = try readChunk() else { continue }
            guard !chunk.isEmpty else { return bytes }
            bytes += chunk
            guard bytes.count <= limit else {
                throw .failed(reason: "\(name) is larger than \(Self.size(limit)).")
            }
            if isWhole(bytes) { return bytes }
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

    private static func size(_ count: Int) -> String {
        if count >> 30 > 0 { return "\(count >> 30) GB" }
        return count >> 20 > 0 ? "\(count >> 20) MB" : "\(count >> 10) KB"
    }

    /// Waits for something to read, or for the end.
    private func hasSomething(within milliseconds: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, milliseconds) != 0
    }
}

extension InputDescriptor {
    /// Reads all of a file, or of standard input where the path is `-`; refuses more than `limit` bytes, by default 1 GB.
    /// A named pipe is waited for as long as nobody writes to it.
    ///
    /// - Throws: ``InputError`` when the system can't read it, when it is larger, or when the task is cancelled.
    public static func readBytes(ofFile path: String, upTo limit: Int = sizeLimit) throws(InputError) -> [UInt8] {
        guard path != "-" else { return try standardInput.readBytes(upTo: limit) }
        // The opening of a named pipe would wait for its writer, and nothing could cancel that. The loop does it.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            throw .failed(reason: "\(path) can't be read: \(String(cString: strerror(errno))).")
        }
        defer { close(descriptor) }
        return try InputDescriptor(descriptor, name: path).readBytes(upTo: limit)
    }
}
