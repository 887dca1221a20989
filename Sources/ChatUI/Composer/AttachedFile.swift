import ChatCore
import SwiftUI

/// A file that somebody chose, dropped or pasted.
struct AttachedFile: Sendable, Hashable {
    /// What it is called.
    let name: String
    /// What it holds.
    let bytes: [UInt8]

    /// The largest file that is taken; more than providers do.
    static let sizeLimit = 20 << 20

    /// Makes a file of what it holds. An image of a kind that no model takes, such as HEIC or TIFF, becomes a JPEG.
    ///
    /// - Parameter jpeg: Writes an image as JPEG; by default as the platform does.
    init(name: String, bytes: Data, jpeg: (Data) -> Data? = { $0.jpeg }) throws(AttachedFileError) {
        guard bytes.count <= Self.sizeLimit else { throw .tooLarge(name) }
        let taken = Self.isRefused(bytes) ? jpeg(bytes) ?? bytes : bytes
        guard taken.count <= Self.sizeLimit else { throw .tooLarge(name) }
        self.name = name
        self.bytes = Array(taken)
    }

    /// Whether bytes are neither of a known kind nor a text.
    private static func isRefused(_ bytes: Data) -> Bool {
        MediaType(of: Array(bytes.prefix(16))) == nil && bytes.contains(0)
    }

    /// Reads a file that the person has given access to.
    init(_ url: URL) throws(AttachedFileError) {
        let name = url.lastPathComponent
        let isScoped = url.startAccessingSecurityScopedResource()
        defer { if isScoped { url.stopAccessingSecurityScopedResource() } }
        let bytes: Data
        do {
            let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
            guard size <= Self.sizeLimit else { throw AttachedFileError.tooLarge(name) }
            bytes = try Data(contentsOf: url)
        } catch let error as AttachedFileError {
            throw error
        } catch {
            throw .unreadable(name)
        }
        try self.init(name: name, bytes: bytes)
    }
}
