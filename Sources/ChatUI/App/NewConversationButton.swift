import SwiftUI

/// Begins a conversation.
struct NewConversationButton: View {
    let app: AppModel

    var body: some View {
        Button("New conversation", systemImage: "square.and.pencil") { app.newConversation() }
    }
}
