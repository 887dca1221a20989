import SwiftUI

/// Below a message: its versions, what can be done with it, and what it took.
struct MessageFooter: View {
    let content: BubbleContent
    let actions: MessageActions

    var body: some View {
        HStack {
            if content.siblings.count > 1 {
                BranchPicker(content: content, select: actions.select)
            }
            if !content.text.isEmpty {
                CopyButton(title: content.isQuestion ? "Copy message" : "Copy answer", text: content.text)
                ShareLink(item: content.text) { Label("Share", systemImage: "square.and.arrow.up") }
            }
            if content.isQuestion {
                Button("Edit message", systemImage: "pencil", action: actions.edit).disabled(content.isBusy)
            } else {
                Button("Answer again", systemImage: "arrow.clockwise", action: actions.regenerate)
                    .disabled(content.isBusy)
            }
            if let summary = content.summary {
                Text(verbatim: summary).lineLimit(1)
            }
        }
        .labelStyle(.iconOnly)
        .buttonStyle(.borderless)
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
}
