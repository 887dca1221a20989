import SwiftUI

/// Text with emphasis, code and links.
struct InlineText: View {
    let markdown: String

    var body: some View {
        Text(AttributedString(inlineMarkdown: markdown))
            .fixedSize(horizontal: false, vertical: true)
    }
}

extension AttributedString {
    /// Reads the inlines of Markdown; what can't be read stands as it was written.
    init(inlineMarkdown text: String) {
        do {
            let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
            try self.init(markdown: text, options: options)
        } catch {
            self.init(text)
        }
    }
}
