/// A Markdown text as HTML that is safe to show: nothing in it runs, and nothing of it is fetched.
///
/// Tags that stand in the text are shown, as text. An image is a link to it. A link leads to the web or to a mail address,
/// in a window of its own that learns nothing of this one; any other address is left out, and its text stays.
///
/// - `pre` holds code, with `data-language` where the text names one; `pre.markup` a block of tags
/// - `div.table` holds a table, whose cells have the class `center` or `right` where they are aligned so
/// - `li.task` begins with a checkbox that can't be clicked
/// - `a.image` leads to an image
public enum MarkdownHTML {
    /// The HTML of each of a text's outermost blocks, in order.
    public static func blocks(of text: String) -> [String] {
        var lines = SourceLines()
        return RenderedBlock.blocks(of: lines.append(text) + lines.finish()).map(\.html)
    }
}
