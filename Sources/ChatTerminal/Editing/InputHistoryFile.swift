import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What was typed before, in a file that nobody else can read, which several programs may write at once.
public final class InputHistoryFile: Sendable {
    private let path: String?
    private let history: Mutex<InputHistory>

    /// Reads a file, if it is there; with no path, the history lasts as long as this.
    public init(path: String?) throws(InputError) {
        self.path = path
        var history = InputHistory()
        if let path, access(path, F_OK) == 0 {
            let text = String(decoding: try InputDescriptor.readBytes(ofFile: path), as: UTF8.self)
            history = InputHistory(fileContents: text)
            if text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) > 2 * InputHistory.limit {
                try Self.rewrite(path)
            }
        }
        self.history = Mutex(history)
    }

    /// What was typed before.
    var entries: InputHistory { history.withLock { $0 } }

    /// Adds an entry, here and in the file, whose folder must be there.
    func add(_ entry: String) throws(InputError) {
        guard history.withLock({ $0.add(entry) }), let path else { return }
        try Self.change(path) { file throws(OutputError) in
            lseek(file, 0, SEEK_END)
            try OutputDescriptor(file).write(InputHistory.line(for: entry))
        }
    }

    /// Forgets all of it, here and in the file, which is overwritten before it is cut, so that no text stays on the disk
    /// where it stood; other programs that run keep what they have in memory.
    ///
    /// - Throws: ``InputError`` where the file can't be changed.
    public func removeAll() throws(InputError) {
        history.withLock { $0 = InputHistory() }
        guard let path, access(path, F_OK) == 0 else { return }
        try Self.change(path) { file throws(OutputError) in
            try Self.overwrite(file)
            guard ftruncate(file, 0) == 0, fsync(file) == 0 else { throw .closed }
        }
    }

    /// Forgets what was typed to say certain texts, as messages or by commands, here and in the file, as ``removeAll()``
    /// does.
    ///
    /// - Throws: ``InputError`` where the file can't be changed.
    public func remove(_ texts: Set<String>) throws(InputError) {
        let texts = Set(texts.map(\.withoutSpaceAround)).subtracting([""])
        guard !texts.isEmpty else { return }
        history.withLock { $0.remove(texts) }
        guard let path, access(path, F_OK) == 0 else { return }
        try Self.rewrite(path) { $0.remove(texts) }
    }

    /// Lets the file have what is kept of its entries, which may be changed before.
    private static func rewrite(_ path: String, _ edit: (inout InputHistory) -> Void = { _ in }) throws(InputError) {
        try change(path) { file throws(OutputError) in
            // It may hold more than was read of it, or is kept in memory.
            let before = String(decoding: try bytes(of: file), as: UTF8.self)
            var kept = InputHistory(fileContents: before)
            edit(&kept)
            let text = kept.entries.map(InputHistory.line).joined()
            guard text != before else { return }
            try overwrite(file)
            lseek(file, 0, SEEK_SET)
            try OutputDescriptor(file).write(text)
            guard ftruncate(file, off_t(text.utf8.count)) == 0, fsync(file) == 0 else { throw .closed }
        }
    }

    private static func bytes(of file: Int32) throws(OutputError) -> [UInt8] {
        do throws(InputError) {
            return try InputDescriptor(file, name: "The history").readBytes()
        } catch {
            throw .closed
        }
    }

    private static func overwrite(_ file: Int32) throws(OutputError) {
        var left = Int(lseek(file, 0, SEEK_END))
        lseek(file, 0, SEEK_SET)
        while left > 0 {
            let count = min(left, 1 << 16)
            try OutputDescriptor(file).write(String(repeating: "\n", count: count))
            left -= count
        }
        fsync(file)
    }

    /// Writes to the file while no other program does.
    private static func change(_ path: String, _ write: (Int32) throws(OutputError) -> Void) throws(InputError) {
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw failure(path) }
        defer { close(file) }
        guard fchmod(file, 0o600) == 0, flock(file, LOCK_EX) == 0 else { throw failure(path) }
        do throws(OutputError) {
            try write(file)
        } catch {
            throw failure(path)
        }
    }

    private static func failure(_ path: String) -> InputError {
        .failed(reason: "What you type can't be kept in \(path): \(String(cString: strerror(errno))).")
    }
}
