import Foundation

/// What this process holds at the moment, as Linux tells it.
///
/// Tests that look at it run in a process of their own, where nothing else comes and goes.
struct Resources: Equatable {
    /// Open descriptors.
    var descriptors: Int
    /// Running threads.
    var threads: Int
    /// Resident memory in bytes.
    var memory: Int

    static var isShown: Bool { FileManager.default.isReadableFile(atPath: "/proc/self/statm") }

    static func now() throws -> Resources {
        let pages = Int(try read("/proc/self/statm").split(separator: " ")[1]) ?? 0
        return Resources(
            descriptors: try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count,
            threads: try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count,
            memory: pages * Int(sysconf(Int32(_SC_PAGESIZE)))
        )
    }

    /// The processor time of this process so far, in seconds.
    static func processorTime() -> Double {
        Double(clock()) / Double(CLOCKS_PER_SEC)
    }

    private static func read(_ path: String) throws -> String {
        let file = try FileHandle(forReadingFrom: URL(filePath: path))
        return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    }
}
