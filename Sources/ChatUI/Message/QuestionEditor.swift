import SwiftUI

/// Puts a question in other words, where it stands.
struct QuestionEditor: View {
    @Binding var text: String
    let cancel: @MainActor () -> Void
    let send: @MainActor () -> Void

    @FocusState private var isFocused: Bool

    var body: some View {
        VStack(alignment: .trailing) {
            TextField("Message", text: $text, axis: .vertical)
                .textFieldStyle(.roundedBorder)
                .focused($isFocused)
                .modifier(SendingByReturn(canSend: canSend, send: send))
            HStack {
                Button("Cancel", role: .cancel, action: cancel).keyboardShortcut(.cancelAction)
                Button("Send", action: send).buttonStyle(.borderedProminent).disabled(!canSend)
            }
        }
        .onAppear { isFocused = true }
    }

    private var canSend: Bool { !text.allSatisfy(\.isWhitespace) }
}
