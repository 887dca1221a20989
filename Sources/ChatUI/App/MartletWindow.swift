import ChatCore
import SwiftUI

/// The app's window: the list of conversations beside the one on show.
struct MartletWindow: View {
    @Bindable var app: AppModel
    @State private var visibility = NavigationSplitViewVisibility.automatic
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: column) {
            ConversationList(app: app)
                .navigationTitle("Conversations")
                .toolbar { SidebarToolbar(app: app) }
        } detail: {
            ConversationDetail(app: app)
        }
        .sheet(isPresented: $app.isShowingSettings) { SettingsView(model: app.settings).sheetSize() }
        .sheet(isPresented: $app.isChoosingModel) { ModelPicker(app: app).sheetSize() }
        .alert("Martlet", isPresented: isAlarmed) {
            Button("OK") {}
        } message: {
            Text(app.alert ?? "")
        }
        .task { await app.start() }
        .onChange(of: app.isSearchAsked) { _, isAsked in
            if isAsked { visibility = .all }
        }
        .onChange(of: app.chat.conversation?.id) { Task { await app.follow() } }
        .onChange(of: app.chat.isLoading) { Task { await app.list.reload() } }
        .onChange(of: scenePhase) { old, new in Task { await app.changePhase(from: old, to: new) } }
    }

    private var column: Binding<NavigationSplitViewColumn> {
        Binding {
            app.isChatInFront ? .detail : .sidebar
        } set: {
            app.isChatInFront = $0 == .detail
        }
    }

    /// A sheet lets nothing be shown below it; the settings show what went wrong there themselves.
    private var isAlarmed: Binding<Bool> {
        Binding {
            app.alert != nil && !app.isShowingSettings && !app.isChoosingModel
        } set: {
            if !$0 { app.dismissAlert() }
        }
    }
}
