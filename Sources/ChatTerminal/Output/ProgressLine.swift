import Synchronization

/// Tells how something goes on: on a terminal in one line that is rewritten, elsewhere in a line for each tenth of it.
///
/// It may be called from any thread.
public final class ProgressLine: Sendable {
    private let notices: Notices
    private let rewrites: Bool
    private let shown: Mutex<Shown>

    private struct Shown {
        var isLineOpen = false
        var tenths = 0
    }

    /// Tells it through notices.
    public init(_ notices: Notices) {
        self.notices = notices
        rewrites = notices.canRewriteLines
        shown = Mutex(Shown())
    }

    /// Says a sentence on a line of its own.
    public func say(_ sentence: String) {
        shown.withLock { shown in
            close(&shown)
            notices.notice(sentence)
        }
    }

    /// Says how far it has come.
    public func update(_ sentence: String, done: Int, of total: Int) {
        shown.withLock { shown in
            if rewrites {
                notices.rewrite(sentence)
                shown.isLineOpen = true
            } else if total > 0, done * 10 / total > shown.tenths {
                shown.tenths = done * 10 / total
                notices.notice(sentence)
            }
        }
    }

    /// Ends the line.
    public func end() {
        shown.withLock { close(&$0) }
    }

    private func close(_ shown: inout Shown) {
        if shown.isLineOpen { notices.endLine() }
        shown.isLineOpen = false
    }
}
