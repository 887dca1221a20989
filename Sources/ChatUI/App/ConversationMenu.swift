import ChatCore
import SwiftUI

/// The menu of the conversation on show.
struct ConversationMenu: View {
    let app: AppModel

    var body: some View {
        Button("Choose Model…") { app.isChoosingModel = true }
            .keyboardShortcut("m", modifiers: [.command, .shift])
        Divider()
        Button("Stop Answer") { app.chat.stop() }
            .keyboardShortcut(".")
            .disabled(!app.chat.isLoading)
        Button("Ask Again") { app.chat.retry() }
            .keyboardShortcut("r")
            .disabled(!app.chat.canRetry)
        Divider()
        Button("Next Conversation") { app.step(by: 1) }
            .keyboardShortcut(.downArrow, modifiers: [.command, .option])
            .disabled(app.list.conversations.isEmpty)
        Button("Previous Conversation") { app.step(by: -1) }
            .keyboardShortcut(.upArrow, modifiers: [.command, .option])
            .disabled(app.list.conversations.isEmpty)
        Divider()
        Button("Delete Conversation", role: .destructive) { Task { await app.deleteShown() } }
            .keyboardShortcut(.delete, modifiers: [.command, .shift])
            .disabled(app.chat.conversation == nil)
        Button("Undo Delete") { Task { await app.undoDelete() } }
            .disabled(!app.list.canUndoDelete)
    }
}
