#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the process holds of the system; nil where the system has no `/proc` to tell.
enum Resources {
    /// How many descriptors are open.
    static var descriptors: Int? {
        // Reading the folder takes a descriptor itself.
        entries(of: "/proc/self/fd").map { $0 - 1 }
    }

    /// How many threads there are.
    static var threads: Int? { entries(of: "/proc/self/task") }

    /// The resident memory in bytes.
    static var memory: Int? {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
        return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 4096 }
    }

    private static func entries(of folder: String) -> Int? {
        (try? FileManager.default.contentsOfDirectory(atPath: folder))?.count
    }
}
