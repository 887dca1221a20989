import SwiftUI

/// What the user said, as it was typed, and what was attached.
struct QuestionBody: View {
    let content: BubbleContent

    @ScaledMetric private var padding: CGFloat = 10

    var body: some View {
        if !content.attachments.isEmpty { AttachmentStrip(attachments: content.attachments) }
        if !content.text.isEmpty {
            Text(verbatim: content.text)
                .textSelection(.enabled)
                .padding(padding)
                .background(.tint.opacity(0.15), in: .rect(cornerRadius: 16))
        }
    }
}
