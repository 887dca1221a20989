#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Keeps a value in a file of the app's own container.
public struct SettingsFile<Value: Codable & Sendable>: Sendable {
    private let url: URL

    /// Names the file; nothing is read or made.
    public init(at url: URL) {
        self.url = url
    }

    /// What the file holds; nil where there is none.
    public func read() throws(SettingsFileError) -> Value? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        do {
            return try JSONDecoder().decode(Value.self, from: Data(contentsOf: url))
        } catch {
            throw .unreadable(path: url.path)
        }
    }

    /// Puts a value in the place of the one before. Whoever reads sees the one or the other.
    public func write(_ value: Value) throws(SettingsFileError) {
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            try JSONEncoder().encode(value).write(to: url, options: .atomic)
        } catch {
            throw .unwritable(path: url.path)
        }
    }
}
