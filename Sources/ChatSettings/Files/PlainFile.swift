#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A small file that is read and written as a whole.
struct PlainFile {
    let path: String

    init(_ url: URL) {
        path = url.path
    }

    /// What a file holds, and who may read it.
    struct Contents {
        let bytes: [UInt8]
        /// Whether others than its owner may read or write it.
        let isExposed: Bool
    }

    /// All of it, up to a number of bytes; nil where there is no such file.
    func read(upTo limit: Int) throws(FileFailure) -> Contents? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw Self.failure("It can't be read")
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Self.failure("It can't be read") }
        guard status.st_mode & S_IFMT == S_IFREG else { throw FileFailure(reason: "It is no file.") }
        return Contents(
            bytes: try Self.bytes(of: descriptor, upTo: limit),
            isExposed: status.st_mode & 0o077 != 0
        )
    }

    private static func bytes(of descriptor: Int32, upTo limit: Int) throws(FileFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 14)
        while bytes.count <= limit {
            let count = systemRead(descriptor, &chunk)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw failure("It can't be read") }
            guard count > 0 else { return bytes }
            bytes += chunk[..<count]
        }
        throw FileFailure(reason: "It is larger than \(limit) bytes.")
    }

    static func failure(_ what: String) -> FileFailure {
        FileFailure(reason: "\(what): \(String(cString: strerror(errno))).")
    }
}

// MARK: - Writing

extension PlainFile {
    /// Puts other contents in the place of what is there, for the owner's eyes alone.
    ///
    /// Whoever reads sees the old contents or the new, also after the power failed: they are written beside it, with the
    /// mode from the start, and take its name once they are on the disk. Folders that are missing are made, for the owner
    /// alone too.
    func replace(with bytes: [UInt8]) throws(FileFailure) {
        try Self.makeFolder(folder)
        let draft = path + ".\(getpid()).\(UInt32.random(in: 0...UInt32.max)).new"
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw Self.failure("It can't be written") }
        do throws(FileFailure) {
            try Self.write(bytes[...], to: descriptor)
            guard fsync(descriptor) == 0, rename(draft, path) == 0 else { throw Self.failure("It can't be written") }
        } catch {
            close(descriptor)
            unlink(draft)
            throw error
        }
        close(descriptor)
        try syncFolder()
    }

    /// The right to change what is in a folder, until it ends.
    struct Turn {
        fileprivate let descriptor: Int32

        func end() {
            close(descriptor)
        }
    }

    /// Waits until nobody else has a turn in the same folder. It is over with the process at the latest.
    func takeTurn() throws(FileFailure) -> Turn {
        try Self.makeFolder(folder)
        let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Self.failure("Its folder can't be opened") }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else {
                let failure = Self.failure("Its folder can't be locked")
                close(descriptor)
                throw failure
            }
        }
        return Turn(descriptor: descriptor)
    }

    private var folder: String { Self.folder(of: path) }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func makeFolder(_ path: String) throws(FileFailure) {
        guard mkdir(path, 0o700) != 0, errno != EEXIST else { return }
        guard errno == ENOENT, path != folder(of: path) else { throw failure("Its folder can't be made") }
        try makeFolder(folder(of: path))
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw failure("Its folder can't be made") }
    }

    private static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(FileFailure) {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw failure("It can't be written") }
            rest = rest.dropFirst(count)
        }
    }

    /// Lets the new name last, too.
    private func syncFolder() throws(FileFailure) {
        let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Self.failure("Its folder can't be opened") }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw Self.failure("Its folder can't be written") }
    }
}

// Free functions, so that methods of the same name don't hide the system's.

private func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
    read(descriptor, &buffer, buffer.count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
