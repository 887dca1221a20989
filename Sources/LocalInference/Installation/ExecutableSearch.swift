#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The programs of a name on a `PATH`, in its order. Relative and empty entries are skipped: what is found there depends
/// on where one stands.
func executables(named name: String, path: String?) -> [String] {
    (path ?? "").split(separator: ":")
        .filter { $0.hasPrefix("/") }
        .map { "\($0)/\(name)" }
        .filter { fileSize(atPath: $0) != nil && FileManager.default.isExecutableFile(atPath: $0) }
}
