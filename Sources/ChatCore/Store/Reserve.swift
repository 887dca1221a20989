#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Room on the disk that is held back for the end of an answer: a file beside the database that says nothing. When
/// something can't be written since the disk is full, the file goes, and it is written after all.
struct Reserve {
    /// How much room it holds, in bytes, and how much has to be free for it to be made.
    static let (size, leastFree) = (8 << 20, 32 << 20)

    /// Where the file is; `nil` for a store that has none.
    let path: String?

    /// Makes the file unless it is there. Where there is little room, or the file system can't promise any, there is no
    /// reserve.
    func make() {
        guard let path, access(path, F_OK) != 0, errno == ENOENT, Self.hasRoom(for: path) else { return }
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        if !Self.allocate(descriptor) { unlink(path) }
    }

    /// Gives the room back; whether there was any.
    func release() -> Bool {
        path.map { unlink($0) == 0 } ?? false
    }

    private static func hasRoom(for path: String) -> Bool {
        let directory = path.lastIndex(of: "/").map { String(path[..<$0]) + "/" } ?? "."
        var disk = statvfs()
        return statvfs(directory, &disk) == 0 && UInt64(disk.f_bavail) * UInt64(disk.f_frsize) >= UInt64(leastFree)
    }

    private static func allocate(_ descriptor: Int32) -> Bool {
        #if canImport(Darwin)
        var store = fstore_t(
            fst_flags: UInt32(F_ALLOCATEALL),
            fst_posmode: F_PEOFPOSMODE,
            fst_offset: 0,
            fst_length: off_t(size),
            fst_bytesalloc: 0
        )
        return fcntl(descriptor, F_PREALLOCATE, &store) != -1 && ftruncate(descriptor, off_t(size)) == 0
        #else
        return posix_fallocate(descriptor, 0, off_t(size)) == 0
        #endif
    }
}
