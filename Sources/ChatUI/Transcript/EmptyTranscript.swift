import SwiftUI

/// What shows before anything was said.
struct EmptyTranscript: View {
    var body: some View {
        ContentUnavailableView(
            "No Messages",
            systemImage: "bubble.left.and.bubble.right",
            description: Text("Type a question below. It and its answer are kept on this device.")
        )
    }
}
