#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A virtual environment that holds certain packages. Its name tells which, so one that is there is the right one.
struct PythonEnvironment: Sendable, Hashable {
    /// What the names of all environments begin with, finished or not.
    static let prefix = "environment-"

    let packages: [PinnedPackage]
    /// The installation's directory.
    let directory: URL

    init(packages: [PinnedPackage], in directory: URL) {
        self.packages = packages
        self.directory = directory
    }

    /// The directory's name.
    var name: String { Self.prefix + packages.map { "\($0.name)-\($0.version)" }.joined(separator: "+") }

    var url: URL { directory.appending(path: name) }

    /// Where it is built, to be renamed when it is whole.
    var partial: URL { directory.appending(path: Self.prefix + "partial") }

    /// Where a package's file is, relative to the environment at `url`, finished or not; nil where it is missing.
    static func path(ofFile file: String, in url: URL) -> String? {
        let versions: [String]
        do {
            versions = try FileManager.default.contentsOfDirectory(atPath: url.appending(path: "lib").path)
        } catch {
            return nil
        }
        return versions.sorted()
            .map { "lib/\($0)/site-packages/\(file)" }
            .first { fileSize(atPath: url.appending(path: $0).path) != nil }
    }

    /// The text of the requirements file.
    var requirements: String { packages.map(\.requirement).joined() }
}
