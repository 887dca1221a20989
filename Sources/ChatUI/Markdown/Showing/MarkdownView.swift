import SwiftUI

/// A text in Markdown, laid out. What grows at its end changes no block before.
struct MarkdownView: View {
    let text: String

    @State private var parsing = MarkdownParsing()
    @ScaledMetric private var spacing: CGFloat = 10

    var body: some View {
        VStack(alignment: .leading, spacing: spacing) {
            ForEach(parsing.blocks(of: text)) { block in
                BlockView(block: block).equatable()
            }
        }
        .textSelection(.enabled)
        .environment(\.openURL, LinkPolicy.action)
    }
}
