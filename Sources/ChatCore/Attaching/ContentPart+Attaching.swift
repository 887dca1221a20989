package import LLM

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension ContentPart {
    /// Attaches a file: an image, a sound, a PDF, or a text, which stands below the file's name. What it is, its bytes tell.
    ///
    /// - Parameter path: How the file is called; of a path only the last part goes along.
    /// - Throws: ``AttachingError`` where it is empty, or of no kind that models take.
    package init(attaching bytes: [UInt8], name path: String) throws(AttachingError) {
        let name = String(path.split(separator: "/").last ?? "file")
        guard !bytes.isEmpty else { throw .empty(path) }
        switch MediaType(of: bytes) {
        case let type? where type.rawValue.hasPrefix("image/"):
            self = .image(data: Data(bytes), mediaType: type.rawValue)
        case .wav?: self = .audio(data: Data(bytes), format: .wav)
        case .mp3?: self = .audio(data: Data(bytes), format: .mp3)
        case let type?: self = .file(data: Data(bytes), mediaType: type.rawValue, name: name)
        case nil:
            guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
                throw .unknownKind(path)
            }
            self = .text("\(name):\n\n\(text)")
        }
    }
}
