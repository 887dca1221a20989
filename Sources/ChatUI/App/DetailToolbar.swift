import ChatCore
import LLM
import SwiftUI

/// What can be done with the conversation on show.
struct DetailToolbar: ToolbarContent {
    let app: AppModel

    var body: some ToolbarContent {
        ToolbarItem(placement: .principal) {
            Button(modelName) { app.isChoosingModel = true }
                .lineLimit(1)
                .accessibilityLabel("Model: \(modelName)")
                .accessibilityHint("Chooses another model")
        }
        ToolbarItem {
            if let shared = app.shared {
                ShareLink(item: shared, preview: SharePreview(shared.title))
            }
        }
        ToolbarItem {
            Button("Export…", systemImage: "square.and.arrow.down") { app.isExporting = true }
                .disabled(app.shared == nil)
        }
        ToolbarItem(placement: .primaryAction) { NewConversationButton(app: app) }
    }

    private var modelName: String { app.model?.rawValue ?? app.partner?.endpoint ?? "No model" }
}
