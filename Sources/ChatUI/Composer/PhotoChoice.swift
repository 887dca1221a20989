#if canImport(PhotosUI)
import PhotosUI
import SwiftUI

/// Lets photos be chosen from the library, which needs no permission: the app sees only what is chosen.
struct PhotoChoice: ViewModifier {
    @Binding var isPresented: Bool
    let attach: Attach

    @State private var photos: [PhotosPickerItem] = []

    func body(content: Content) -> some View {
        content
            .photosPicker(
                isPresented: $isPresented,
                selection: $photos,
                maxSelectionCount: 10,
                matching: .images,
                preferredItemEncoding: .compatible
            )
            .task(id: photos) { await take() }
    }

    private func take() async {
        guard !photos.isEmpty else { return }
        var files: [AttachedFile] = []
        for photo in photos {
            do {
                guard let data = try await photo.loadTransferable(type: Data.self) else {
                    throw AttachedFileError.noImage
                }
                files.append(try AttachedFile(name: "Image", bytes: data))
            } catch let error as AttachedFileError {
                attach(.failure(error))
            } catch {
                attach(.failure(.unreadable("The photo")))
            }
        }
        photos = []
        attach(.success(files))
    }
}
#endif
