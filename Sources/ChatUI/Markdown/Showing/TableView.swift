import SwiftUI

/// A table, which scrolls where it is wider than the transcript.
struct TableView: View {
    let table: MarkdownBlock.Table

    @ScaledMetric private var spacing: CGFloat = 12

    var body: some View {
        ScrollView(.horizontal) {
            Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: spacing, verticalSpacing: spacing / 2) {
                row(table.header).bold()
                Divider()
                ForEach(Array(table.rows.enumerated()), id: \.offset) { _, cells in row(cells) }
            }
            .padding(.vertical, spacing / 2)
        }
    }

    private func row(_ cells: [String]) -> some View {
        GridRow {
            ForEach(Array(zip(cells, table.alignments).enumerated()), id: \.offset) { _, cell in
                InlineText(markdown: cell.0).gridColumnAlignment(.init(cell.1))
            }
        }
    }
}

extension HorizontalAlignment {
    fileprivate init(_ alignment: MarkdownBlock.Table.Alignment) {
        switch alignment {
        case .leading: self = .leading
        case .center: self = .center
        case .trailing: self = .trailing
        }
    }
}
