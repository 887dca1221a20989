package import Foundation

/// A directory that is removed with its last reference.
package final class TemporaryDirectory: Sendable {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "martlet-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }

    deinit {
        do {
            try FileManager.default.removeItem(at: url)
        } catch {
            print("\(url.path) stays: \(error)")
        }
    }

    package func callAsFunction(_ name: String) -> URL { url.appending(path: name) }
}
