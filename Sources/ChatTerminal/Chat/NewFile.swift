#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file that is written once, and never over another.
struct NewFile {
    let path: String

    /// Names a file; `~/` at the start is the home folder.
    init(_ path: String, home: String?) {
        guard path.hasPrefix("~/"), let home else {
            self.path = path
            return
        }
        self.path = home + path.dropFirst(1)
    }

    /// Makes it.
    ///
    /// - Throws: ``InputError/failed(reason:)`` where it is there already, or can't be written.
    func write(_ text: String) throws(InputError) {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard file >= 0 else {
            let reason = errno == EEXIST ? "it is there already" : String(cString: strerror(errno))
            throw .failed(reason: "\(path) can't be written: \(reason).")
        }
        defer { close(file) }
        do throws(OutputError) {
            try OutputDescriptor(file).write(text)
        } catch {
            throw .failed(reason: "\(path) can't be written to its end: \(String(cString: strerror(errno))).")
        }
    }
}
