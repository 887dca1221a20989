import Foundation

/// The threads of this process, as Linux shows them.
enum Threads {
    /// How many bear a name.
    static func named(_ name: String) -> Int {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        return tasks.count { task in
            let comm = FileManager.default.contents(atPath: "/proc/self/task/\(task)/comm") ?? Data()
            return String(decoding: comm, as: UTF8.self) == name + "\n"
        }
    }
}
