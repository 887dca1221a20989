/// A Python package in one version, known by the hashes of its files.
struct PinnedPackage: Sendable, Hashable {
    /// The name that the package index knows.
    var name: String
    var version: String
    /// The SHA-256 of each of its wheels that we accept.
    var hashes: [String]
    /// About how many bytes one wheel has.
    var size: Int

    /// The lines for a requirements file of `pip`.
    var requirement: String {
        ([name + "==" + version] + hashes.map { "--hash=sha256:" + $0 }).joined(separator: " \\\n    ") + "\n"
    }
}
