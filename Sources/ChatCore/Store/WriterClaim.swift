#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What tells those who read a message that is being written whether its writer is still there.
///
/// Each store that writes has a file of its own beside the database, named by an id that no other store has, and holds
/// its lock. It has the lock before a message names it: a message whose writer's lock is free has lost its writer.
final class WriterClaim {
    /// How often another file is tried where somebody took ours for left behind before it was locked.
    private static let attemptCount = 16

    private let directory: String?
    private var lock: WriterLock?
    /// The name under which this store writes; `nil` before it has written.
    private(set) var id: ULID?

    /// Makes a claim that is not raised yet.
    ///
    /// - Parameter directory: Where the locks are; `nil` for a store that nobody else sees.
    init(directory: String?) {
        self.directory = directory
    }

    /// The name under which this store writes, with its lock held.
    func raise(_ makeID: () -> ULID) throws -> ULID {
        if let id { return id }
        let (id, lock) = try take(makeID)
        self.id = id
        self.lock = lock
        return id
    }

    private func take(_ makeID: () -> ULID) throws -> (ULID, WriterLock?) {
        guard let directory else { return (makeID(), nil) }
        guard mkdir(directory, 0o700) == 0 || errno == EEXIST else {
            throw ConversationStoreError(SystemError(code: errno), at: directory)
        }
        sweep(directory)
        for _ in 0..<Self.attemptCount {
            let id = makeID()
            if let lock = try lock(id, in: directory) { return (id, lock) }
        }
        throw ConversationStoreError.busy(path: directory)
    }

    private func lock(_ id: ULID, in directory: String) throws -> WriterLock? {
        let path = Self.path(of: id, in: directory)
        do {
            return try WriterLock(path: path)
        } catch {
            throw ConversationStoreError(error, at: path)
        }
    }

    /// Whether a store of this name is there; this one is.
    func isHeld(by writer: ULID) -> Bool {
        if writer == id { return true }
        return directory.map { WriterLock.isHeld(path: Self.path(of: writer, in: $0)) } ?? false
    }

    /// Removes the files that programs have left behind which were killed. Their messages lose nothing: a lock that is not
    /// there is held by nobody.
    private func sweep(_ directory: String) {
        guard let entries = opendir(directory) else { return }
        defer { closedir(entries) }
        while let entry = readdir(entries) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            guard let writer = ULID(name) else { continue }
            let path = Self.path(of: writer, in: directory)
            if !WriterLock.isHeld(path: path) { WriterLock.remove(path: path) }
        }
    }

    private static func path(of writer: ULID, in directory: String) -> String {
        "\(directory)/\(writer)"
    }
}
