import SwiftUI

/// A block of Markdown, indented as deep as it stands in lists and quotes.
struct BlockView: View, Equatable {
    let block: MarkdownBlock

    @ScaledMetric private var indent: CGFloat = 22

    nonisolated static func == (one: BlockView, other: BlockView) -> Bool {
        one.block == other.block
    }

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
            if let marker = block.marker {
                MarkerView(marker: marker).frame(minWidth: indent, alignment: .trailing)
            }
            BlockContentView(content: block.content)
        }
        .padding(.leading, indent * CGFloat(block.marker == nil ? block.depth : block.depth - 1))
        .modifier(QuoteBars(count: block.quotes))
        .accessibilityElement(children: .contain)
    }
}
