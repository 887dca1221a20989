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

    /// The server in it.
    var engine: Engine { .xllamacpp(version: PinnedPackage.xllamacpp.version, environment: name) }

    /// The weights in it.
    func smolLM2() throws(LocalModelError) -> InstallationRecord.Model {
        let library = url.appending(path: "lib").path
        let versions: [String]
        do {
            versions = try FileManager.default.contentsOfDirectory(atPath: library)
        } catch {
            throw .modelMissing(path: library)
        }
        for version in versions.sorted() where version.hasPrefix("python3") {
            let path = "lib/\(version)/site-packages/\(PinnedPackage.smolLM2Weights)"
            if fileSize(atPath: url.appending(path: path).path) != nil {
                return InstallationRecord.Model(name: PinnedPackage.smolLM2Name, path: "\(name)/\(path)")
            }
        }
        throw .modelMissing(path: "\(library)/python3/site-packages/\(PinnedPackage.smolLM2Weights)")
    }

    /// The text of the requirements file.
    var requirements: String { packages.map(\.requirement).joined() }
}
