import ChatCore
import SwiftUI

/// A conversation in the list.
struct ConversationRow: View {
    let conversation: Conversation
    let actions: ConversationActions

    var body: some View {
        Label {
            Text(title)
                .lineLimit(2)
        } icon: {
            if conversation.isPinned {
                Image(systemName: "pin.fill")
                    .accessibilityLabel("Pinned")
            }
        }
        .contextMenu {
            pinButton
            Button("Rename…", systemImage: "pencil", action: actions.rename)
            deleteButton
        }
        .swipeActions(edge: .leading) { pinButton }
        .swipeActions(edge: .trailing) { deleteButton }
    }

    private var title: String { conversation.title.isEmpty ? "Conversation" : conversation.title }

    private var pinButton: some View {
        Button(
            conversation.isPinned ? "Unpin" : "Pin",
            systemImage: conversation.isPinned ? "pin.slash" : "pin",
            action: actions.pin
        )
    }

    private var deleteButton: some View {
        Button("Delete", systemImage: "trash", role: .destructive, action: actions.delete)
    }
}
