#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A connected pair of descriptors, one end for us and one for a child.
///
/// No other process inherits them. It is a socket pair since Linux can mark that at birth, and a pipe only by a call
/// that Swift does not see; marked later, a child of another thread could keep our end open.
struct Descriptors: Sendable {
    let ours: Int32
    let childs: Int32

    init() throws(SpawnError) {
        var pair: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Self.type, 0, &pair) == 0 else {
            throw SpawnError(call: "socketpair", reason: systemMessage(errno))
        }
        #if canImport(Darwin)
        for descriptor in pair { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        #endif
        ours = Self.aboveStandard(pair[0])
        childs = Self.aboveStandard(pair[1])
    }

    /// Closes both ends.
    func close() {
        closeDescriptor(ours)
        closeDescriptor(childs)
    }

    /// Moves a descriptor out of the way of 0, 1 and 2, which are free in a program that was started without them.
    private static func aboveStandard(_ descriptor: Int32) -> Int32 {
        guard descriptor <= STDERR_FILENO else { return descriptor }
        let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        guard moved >= 0 else { return descriptor }
        closeDescriptor(descriptor)
        return moved
    }

    #if canImport(Glibc)
    private static let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #elseif canImport(Musl)
    private static let type = SOCK_STREAM | SOCK_CLOEXEC
    #else
    private static let type = SOCK_STREAM
    #endif
}

/// Closes a descriptor; a failure leaves nothing to do.
func closeDescriptor(_ descriptor: Int32) {
    _ = close(descriptor)
}

/// What the system says about an error number.
func systemMessage(_ code: Int32) -> String {
    guard let message = strerror(code) else { return "error \(code)" }
    return String(cString: message)
}
