import ChatCore
import SwiftUI
import UniformTypeIdentifiers

/// The conversation on show, with what can be done with it.
struct ConversationDetail: View {
    @Bindable var app: AppModel

    var body: some View {
        ChatView(model: app.chat, target: $app.target)
            .safeAreaInset(edge: .top) {
                if let obstacle = app.obstacle { ObstacleBar(sentence: obstacle, app: app) }
            }
            .navigationTitle(title)
            .toolbar { DetailToolbar(app: app) }
            .fileExporter(
                isPresented: $app.isExporting,
                item: app.shared,
                contentTypes: [.conversation],
                defaultFilename: app.shared?.fileName
            ) { result in
                if case .failure(let error) = result {
                    app.trouble = "It was not exported. \(error.localizedDescription)"
                }
            }
    }

    private var title: String {
        let title = app.chat.conversation?.title ?? ""
        return title.isEmpty ? "New conversation" : title
    }
}
