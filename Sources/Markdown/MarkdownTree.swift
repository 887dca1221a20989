import CMarkGFM
import Synchronization

/// The tree that cmark-gfm makes of a Markdown text, by the rules of GitHub's dialect.
public enum MarkdownTree {
    /// Reads a text, and hands out the root of its tree for as long as the work takes.
    ///
    /// One text is read at a time in a process. What would take the parser a time or a room that grows with the square of
    /// the text is taken as plain text.
    ///
    /// - Parameters:
    ///   - lines: The lines of the text, without their line feeds.
    ///   - work: What is done with the root, a `cmark_node` that is gone when it returns; `nil` where there was no memory.
    public static func reading<Value: Sendable>(_ lines: [String], _ work: (OpaquePointer?) -> Value) -> Value {
        parsing.withLock { _ in
            let root = root(of: lines)
            defer { cmark_node_free(root) }
            return work(root)
        }
    }

    /// cmark-gfm keeps the characters that its extensions look for in one table for all parsers.
    private static let parsing = Mutex(())

    private static func root(of lines: [String]) -> OpaquePointer? {
        guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
        defer { cmark_parser_free(parser) }
        for name in extensions {
            if let found = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, found) }
        }
        for var line in ParserLines.prepared(lines) {
            line += "\n"
            line.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
            }
        }
        return cmark_parser_finish(parser)
    }

    /// The extensions of GitHub's dialect that say how something looks; they have to be registered before the first use.
    private static let extensions: [String] = {
        cmark_gfm_core_extensions_ensure_registered()
        return ["table", "strikethrough", "autolink", "tasklist"]
    }()
}
