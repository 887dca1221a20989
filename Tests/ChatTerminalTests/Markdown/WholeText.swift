@testable import ChatTerminal

/// A text read and laid out in one step, as the blocks of a stream are judged by.
enum WholeText {
    static func rows(_ text: String, width: Int, hasHyperlinks: Bool = true) -> [StyledText] {
        var source = SourceLines()
        let lines = source.append(text) + source.finish()
        return BlockLayout(width: width, hasHyperlinks: hasHyperlinks)
            .rows(of: MarkdownDocument(lines: lines).blocks, continuing: [], isFirst: true)
    }

    /// The screen that shows the rows.
    static func screen(_ text: String, width: Int) -> ScreenModel {
        let rows = rows(text, width: width).map { $0.encoded(for: .escapes) + "\r\n" }
        var screen = ScreenModel(width: width, height: 24)
        screen.write(rows.joined())
        return screen
    }
}
