import ChatCore
import SwiftUI

/// Says what of a conversation could not be read or kept.
struct StoreErrorAlert: ViewModifier {
    @Bindable var model: ChatViewModel

    func body(content: Content) -> some View {
        content.alert("Not Kept", isPresented: $model.hasStoreError) {
            Button("OK") { model.storeError = nil }
        } message: {
            Text(verbatim: model.storeError?.description ?? "")
        }
    }
}

extension ChatViewModel {
    /// Whether there is an error that nobody has shown; setting it to `false` says that it was shown.
    fileprivate var hasStoreError: Bool {
        get { storeError != nil }
        set { if !newValue { storeError = nil } }
    }
}
