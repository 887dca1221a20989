import SwiftUI

/// What a block of Markdown holds.
struct BlockContentView: View {
    let content: MarkdownBlock.Content

    var body: some View {
        switch content {
        case .paragraph(let text):
            InlineText(markdown: text)
        case .heading(let level, let text):
            InlineText(markdown: text)
                .font(Self.font(ofHeading: level))
                .accessibilityAddTraits(.isHeader)
        case .code(let code):
            CodeBlockView(code: code)
        case .table(let table):
            TableView(table: table)
        case .thematicBreak:
            Divider()
        }
    }

    private static func font(ofHeading level: Int) -> Font {
        switch level {
        case 1: .title.bold()
        case 2: .title2.bold()
        case 3: .title3.bold()
        default: .headline
        }
    }
}
