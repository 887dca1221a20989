import Foundation

/// A terminal that a program can be run at.
final class PseudoTerminal {
    /// The end that the program has.
    let side: FileDescriptor
    private let screen: FileDescriptor

    init() throws {
        screen = try FileDescriptor(open("/dev/ptmx", O_RDWR | O_NOCTTY))
        side = try FileDescriptor(open(try Self.unlock(screen.number), O_RDWR | O_NOCTTY))
    }

    /// Sends what a person types.
    func type(_ text: String) {
        screen.writeAll(Array(text.utf8))
    }

    /// What the program has written, once it has ended.
    func contents() -> String {
        side.close()
        return String(decoding: screen.readAll(), as: UTF8.self)
    }

    /// Opens the program's end for use, and returns its path.
    private static func unlock(_ screen: Int32) throws -> String {
        #if canImport(Darwin)
        guard grantpt(screen) == 0, unlockpt(screen) == 0, let name = ptsname(screen) else { throw POSIXError(.ENOTTY) }
        return String(cString: name)
        #else
        // Glibc's Swift module lacks `unlockpt` and `ptsname`; these requests are what they do.
        let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
        var (isLocked, number): (Int32, Int32) = (0, 0)
        guard ioctl(screen, setLock, &isLocked) == 0, ioctl(screen, getNumber, &number) == 0 else {
            throw POSIXError(.ENOTTY)
        }
        return "/dev/pts/\(number)"
        #endif
    }
}
