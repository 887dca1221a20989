import Synchronization

/// Tells what goes on at the moment: on a terminal in one line that is rewritten, and taken back when it is past;
/// elsewhere in a line for each sentence.
///
/// It may be called from any thread.
public final class StatusLine: Sendable {
    private let notices: Notices
    private let isShown = Mutex(false)

    /// Tells it through notices.
    public init(_ notices: Notices) {
        self.notices = notices
    }

    /// Tells what goes on now, in the place of what did before.
    ///
    /// - Parameters:
    ///   - phrase: A sentence without its full stop.
    ///   - isTransient: Whether it is worth no line of its own where it can't be taken back.
    public func show(_ phrase: String, isTransient: Bool = false) {
        isShown.withLock { isShown in
            if notices.canRewriteLines {
                notices.rewrite("\(phrase) · Ctrl-C stops")
                isShown = true
            } else if !isTransient {
                notices.notice("\(phrase).")
            }
        }
    }

    /// Takes back what is shown.
    public func clear() {
        isShown.withLock { isShown in
            if isShown { notices.erase() }
            isShown = false
        }
    }
}
