import SwiftUI

/// A block of code: its language, a button that copies it, and lines that scroll and never wrap.
struct CodeBlockView: View {
    let code: MarkdownBlock.Code

    @ScaledMetric private var padding: CGFloat = 10

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                Text(verbatim: code.language ?? "Code").font(.caption).foregroundStyle(.secondary)
                Spacer()
                CopyButton(title: "Copy code", text: code.text)
                    .labelStyle(.iconOnly)
                    .buttonStyle(.borderless)
                    .font(.caption)
            }
            .padding([.horizontal, .top], padding)
            ScrollView(.horizontal) {
                Text(verbatim: code.text)
                    .font(.system(.callout, design: .monospaced))
                    .fixedSize()
                    .padding(padding)
            }
        }
        .background(.quaternary.opacity(0.5), in: .rect(cornerRadius: 10))
    }
}
