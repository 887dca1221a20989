import ChatCore
import SwiftUI

/// Moves between the versions of a message: `‹ 2/3 ›`.
struct BranchPicker: View {
    let content: BubbleContent
    let select: @MainActor (ULID) -> Void

    var body: some View {
        HStack {
            button("Previous version", "chevron.left", content.previous)
            Text(verbatim: "\(content.position)/\(content.siblings.count)")
                .monospacedDigit()
                .accessibilityLabel("Version \(content.position) of \(content.siblings.count)")
            button("Next version", "chevron.right", content.next)
        }
    }

    private func button(_ title: LocalizedStringKey, _ image: String, _ version: ULID?) -> some View {
        Button(title, systemImage: image) {
            if let version { select(version) }
        }
        .disabled(version == nil)
    }
}
