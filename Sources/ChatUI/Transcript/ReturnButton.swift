import SwiftUI

/// Leads back to the end of a transcript.
struct ReturnButton: View {
    let action: @MainActor () -> Void

    var body: some View {
        Button("Scroll to the end", systemImage: "arrow.down", action: action)
            .labelStyle(.iconOnly)
            .buttonStyle(.bordered)
            .buttonBorderShape(.circle)
            .background(.regularMaterial, in: .circle)
            .keyboardShortcut(.downArrow, modifiers: [.command, .control])
            .padding(8)
    }
}
