import SwiftUI

/// What can be done beside the list of conversations.
struct SidebarToolbar: ToolbarContent {
    let app: AppModel

    var body: some ToolbarContent {
        ToolbarItem {
            Button("Settings", systemImage: "gearshape") { app.isShowingSettings = true }
        }
        ToolbarItem(placement: .primaryAction) { NewConversationButton(app: app) }
    }
}
