import ChatCore
import SwiftUI

/// The commands of an app that has been opened.
struct AppCommands: Commands {
    let app: AppModel

    var body: some Commands {
        CommandGroup(replacing: .newItem) {
            Button("New Conversation") { app.newConversation() }
                .keyboardShortcut("n")
        }
        CommandGroup(replacing: .appSettings) {
            Button("Settings…") { app.isShowingSettings = true }
                .keyboardShortcut(",")
        }
        CommandGroup(after: .importExport) {
            Button("Export Conversation…") { app.isExporting = true }
                .keyboardShortcut("e", modifiers: [.command, .shift])
                .disabled(app.shared == nil)
        }
        CommandGroup(after: .textEditing) {
            Button("Find in Conversations") {
                app.isChatInFront = false
                app.isSearchAsked = true
            }
            .keyboardShortcut("f", modifiers: [.command, .shift])
        }
        CommandMenu("Conversation") { ConversationMenu(app: app) }
    }
}
