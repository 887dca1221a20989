import SwiftUI

/// Copies a text.
struct CopyButton: View {
    let title: String
    let text: String

    @State private var copies = 0
    @Environment(\.pasteboard) private var pasteboard
    @Environment(\.announcer) private var announcer

    var body: some View {
        Button(title, systemImage: copies == 0 ? "doc.on.doc" : "checkmark", action: copy)
            .sensoryFeedback(.success, trigger: copies)
            .onChange(of: text) { copies = 0 }
    }

    private func copy() {
        pasteboard.copy(text)
        copies += 1
        announcer.post("Copied")
    }
}
