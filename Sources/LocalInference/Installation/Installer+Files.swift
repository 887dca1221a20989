#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Installer {
    /// Creates a directory for this user only, with all above it.
    func createDirectory(_ directory: URL) throws(LocalModelError) {
        try onFiles(directory) {
            try FileManager.default.createDirectory(
                at: directory,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        }
    }

    /// The names of what is in the directory.
    func entries() throws(LocalModelError) -> [String] {
        try onFiles(directory) { try FileManager.default.contentsOfDirectory(atPath: directory.path) }
    }

    /// Removes what is in the directory under one of these names, and says whether there was any.
    @discardableResult
    func removeEntries(_ isChosen: (String) -> Bool) throws(LocalModelError) -> Bool {
        let chosen = try entries().filter(isChosen)
        for name in chosen { try removeItem(directory.appending(path: name)) }
        return !chosen.isEmpty
    }

    /// Removes a file or a directory with all that is in it, where it is there.
    func removeItem(_ item: URL) throws(LocalModelError) {
        guard FileManager.default.fileExists(atPath: item.path) else { return }
        try onFiles(item) { try FileManager.default.removeItem(at: item) }
    }

    /// Names the file in the error of what is done to it.
    func onFiles<Result>(_ item: URL, _ body: () throws -> Result) throws(LocalModelError) -> Result {
        do {
            return try body()
        } catch {
            throw .storage(path: item.path, reason: systemReason(error))
        }
    }
}
