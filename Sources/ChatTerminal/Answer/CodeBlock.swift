import CMarkGFM
import Markdown

/// A block of code in an answer.
public enum CodeBlock {
    /// The text of the first block of code that is fenced, in whatever list or quote it stands; `nil` where there is none.
    /// A block that is not closed goes to the end.
    public static func first(in markdown: String) -> String? {
        let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return MarkdownTree.reading(lines, first)
    }

    private static func first(in document: OpaquePointer?) -> String? {
        guard let iterator = cmark_iter_new(document) else { return nil }
        defer { cmark_iter_free(iterator) }
        while cmark_iter_next(iterator) != CMARK_EVENT_DONE {
            guard let node = cmark_iter_get_node(iterator), cmark_node_get_type(node) == CMARK_NODE_CODE_BLOCK,
                isFenced(node), let literal = cmark_node_get_literal(node)
            else { continue }
            return String(cString: literal)
        }
        return nil
    }

    private static func isFenced(_ node: OpaquePointer) -> Bool {
        var length: Int32 = 0
        var offset: Int32 = 0
        var character: CChar = 0
        return cmark_node_get_fenced(node, &length, &offset, &character) != 0
    }
}
