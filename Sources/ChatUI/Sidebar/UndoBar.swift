import SwiftUI

/// Offers to bring back what was deleted.
struct UndoBar: View {
    let app: AppModel

    var body: some View {
        HStack {
            Text("Conversation deleted.")
            Spacer()
            Button("Undo") { Task { await app.undoDelete() } }
            Button("Dismiss", systemImage: "xmark") { app.offersUndo = false }
                .labelStyle(.iconOnly)
        }
        .padding()
        .background(.bar)
    }
}
