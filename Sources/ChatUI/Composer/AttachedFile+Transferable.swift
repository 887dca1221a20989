import SwiftUI

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

extension AttachedFile: Transferable {
    /// What is dropped: files of the kinds that models take, and images that are no files.
    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(importedContentType: .image) { try AttachedFile($0.file) }
        FileRepresentation(importedContentType: .pdf) { try AttachedFile($0.file) }
        FileRepresentation(importedContentType: .audio) { try AttachedFile($0.file) }
        FileRepresentation(importedContentType: .plainText) { try AttachedFile($0.file) }
        DataRepresentation(importedContentType: .image) { try AttachedFile(name: "Image", bytes: $0) }
    }
}
