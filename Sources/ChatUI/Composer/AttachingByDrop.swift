import SwiftUI

/// Takes files that are dropped.
struct AttachingByDrop: ViewModifier {
    let attach: Attach

    @State private var isTargeted = false

    func body(content: Content) -> some View {
        content
            .dropDestination(for: AttachedFile.self) { files, _ in
                attach(.success(files))
                return !files.isEmpty
            } isTargeted: { isTargeted in
                self.isTargeted = isTargeted
            }
            .overlay {
                if isTargeted { Rectangle().stroke(.tint, lineWidth: 2) }
            }
    }
}

/// Takes files that were chosen, dropped or pasted, or why there are none.
typealias Attach = @MainActor (Result<[AttachedFile], AttachedFileError>) -> Void
