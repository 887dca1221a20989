#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the system says of a call that failed.
struct SystemError: Error, Hashable, CustomStringConvertible {
    /// The value of `errno`.
    var code: Int32

    /// Whether there was no room for what was to be written: the disk, the user's share of it, or a file is full.
    var isFull: Bool { [ENOSPC, EDQUOT, EFBIG].contains(code) }

    /// The system's own words.
    var description: String { String(cString: strerror(code)) }
}

extension ConversationStoreError {
    /// What a failure of the system at a path is to those above.
    init(_ error: SystemError, at path: String) {
        self = error.isFull ? .full(path: path) : .inaccessible(path: path, reason: "\(error)")
    }
}
