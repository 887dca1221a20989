import ChatCore
import SwiftUI

/// Sends what is typed; while an answer comes, stops it.
struct SendButton: View {
    let model: ChatViewModel

    var body: some View {
        Group {
            if model.isLoading {
                Button("Stop", systemImage: "stop.circle.fill") { model.stop() }
                    .disabled(model.status == .stopping)
            } else {
                Button("Send", systemImage: "arrow.up.circle.fill") { model.send() }
                    .keyboardShortcut(.return, modifiers: .command)
                    .disabled(!model.canSend)
            }
        }
        .labelStyle(.iconOnly)
        .buttonStyle(.borderless)
        .font(.title2)
    }
}
