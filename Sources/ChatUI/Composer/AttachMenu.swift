import SwiftUI

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

/// The ways to attach something: photos, files, what was copied.
struct AttachMenu: View {
    let attach: Attach

    @State private var isChoosingPhotos = false
    @State private var isChoosingFiles = false
    @Environment(\.pasteboard) private var pasteboard

    var body: some View {
        Menu {
            #if canImport(PhotosUI)
            Button("Choose Photos…", systemImage: "photo.on.rectangle") { isChoosingPhotos = true }
            #endif
            Button("Choose Files…", systemImage: "folder") { isChoosingFiles = true }
            Button("Paste Image", systemImage: "doc.on.clipboard", action: paste)
        } label: {
            Label("Attach", systemImage: "plus.circle")
        }
        .menuStyle(.button)
        .buttonStyle(.borderless)
        .labelStyle(.iconOnly)
        .font(.title2)
        .fixedSize()
        .fileImporter(
            isPresented: $isChoosingFiles,
            allowedContentTypes: [.image, .pdf, .audio, .plainText],
            allowsMultipleSelection: true,
            onCompletion: take
        )
        #if canImport(PhotosUI)
        .modifier(PhotoChoice(isPresented: $isChoosingPhotos, attach: attach))
        #endif
    }

    private func take(_ choice: Result<[URL], any Error>) {
        do throws(AttachedFileError) {
            guard let urls = choice.success else { throw .unreadable("The file") }
            var files: [AttachedFile] = []
            for url in urls { files.append(try AttachedFile(url)) }
            attach(.success(files))
        } catch {
            attach(.failure(error))
        }
    }

    private func paste() {
        do throws(AttachedFileError) {
            guard let image = pasteboard.image() else { throw .noImage }
            attach(.success([try AttachedFile(name: "Image", bytes: image)]))
        } catch {
            attach(.failure(error))
        }
    }
}

extension Result {
    fileprivate var success: Success? {
        if case .success(let value) = self { value } else { nil }
    }
}
