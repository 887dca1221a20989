import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The URL of the request before: most calls of a client go to the same endpoint.
final class RecentURL: Sendable {
    private struct Entry {
        var path: String
        var query: QueryItems
        var url: URL
    }

    private let entry = Mutex<Entry?>(nil)

    /// The URL, if it was kept last for the same path and query.
    func url(path: String, query: QueryItems) -> URL? {
        entry.withLock { entry in
            guard let entry, entry.path.hasBytes(of: path), entry.query.hasBytes(of: query) else { return nil }
            return entry.url
        }
    }

    /// Keeps a URL, in place of the one before.
    func keep(_ url: URL, path: String, query: QueryItems) {
        entry.withLock { $0 = Entry(path: path, query: query, url: url) }
    }
}
