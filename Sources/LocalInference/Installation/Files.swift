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

extension URL {
    /// The path that `path` means seen from this directory: itself where it is absolute.
    func resolving(_ path: String) -> String {
        path.hasPrefix("/") ? path : appending(path: path).path
    }
}

/// Why the system refused to do something with a file, in its words where it gave an error number.
func systemReason(_ error: any Error) -> String {
    guard let code = (error as? CocoaError)?.underlying as? POSIXError else { return "\(error)" }
    return systemMessage(code.code.rawValue)
}

/// The size of a regular file in bytes, also through a symbolic link; nil where there is none.
func fileSize(atPath path: String) -> Int? {
    var info = stat()
    guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(info.st_size)
}

/// The size of all regular files below a directory whose names end so, in bytes. What is not there, or goes meanwhile,
/// counts for nothing.
func directorySize(_ directory: URL, of ending: String = "") -> Int {
    let paths: [String]
    do { paths = try FileManager.default.subpathsOfDirectory(atPath: directory.path) } catch { return 0 }
    return paths.filter { ending.isEmpty || $0.hasSuffix(ending) }.reduce(0) { size, path in
        var info = stat()
        guard lstat(directory.appending(path: path).path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
            return size
        }
        return size + Int(info.st_size)
    }
}
