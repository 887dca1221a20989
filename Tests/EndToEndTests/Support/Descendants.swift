import Foundation
import Waiting

/// The processes that a process has started, and those that they have.
enum Descendants {
    static func of(_ ancestor: pid_t) async throws -> Set<pid_t> {
        let parents = try await parents()
        var found: Set<pid_t> = [ancestor]
        while case let next = found.union(parents.filter { found.contains($0.value) }.keys), next != found {
            found = next
        }
        return found.subtracting([ancestor])
    }

    /// The same, once there is one.
    static func first(of ancestor: pid_t) async throws -> Set<pid_t> {
        var found: Set<pid_t> = []
        try await eventually("a process that \(ancestor) has started") {
            found = try await of(ancestor)
            return !found.isEmpty
        }
        return found
    }

    /// Those of the processes that do not end: the guard of the local model's server needs a moment to see that it isn't
    /// needed any more.
    static func remaining(of processes: Set<pid_t>) async throws -> Set<pid_t> {
        var remaining = processes
        _ = try await comesTrue {
            remaining = remaining.filter(isAlive)
            return remaining.isEmpty
        }
        return remaining
    }

    /// Whether a process is there and runs; one that has ended and that nobody has asked about is as good as gone.
    private static func isAlive(_ process: pid_t) -> Bool {
        #if os(Linux)
        fields(of: process)?.first.map { $0 != "Z" } ?? false
        #else
        kill(process, 0) == 0
        #endif
    }

    /// Each process and its parent.
    private static func parents() async throws -> [pid_t: pid_t] {
        #if os(Linux)
        let entries = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { pid_t($0) }
        let pairs = entries.compactMap { entry in
            fields(of: entry)?.dropFirst().first.flatMap { pid_t($0) }.map { (entry, $0) }
        }
        return Dictionary(uniqueKeysWithValues: pairs)
        #else
        let list = try ChildProcess("/bin/ps", ["-axo", "pid=,ppid="], environment: [:], input: .none)
        let lines = await list.finish().text.split(separator: "\n").map {
            $0.split(separator: " ").compactMap { pid_t($0) }
        }
        return Dictionary(uniqueKeysWithValues: lines.filter { $0.count == 2 }.map { ($0[0], $0[1]) })
        #endif
    }

    #if os(Linux)
    /// The state and the parent, and what the system says behind them; nil where the process is gone.
    private static func fields(of process: pid_t) -> [Substring]? {
        guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") else { return nil }
        // The name before them is in brackets and may hold anything.
        return String(decoding: data, as: UTF8.self).split(separator: ")").last?.split(separator: " ")
    }
    #endif
}
