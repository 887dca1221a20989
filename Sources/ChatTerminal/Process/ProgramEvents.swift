import Synchronization

/// What reaches a program from outside while it runs, for whoever wants to know.
public final class ProgramEvents: Sendable {
    private struct Handlers {
        var interrupt: (@Sendable () -> Bool)?
        var resize: (@Sendable () -> Void)?
    }

    private let handlers = Mutex(Handlers())

    /// Calls a handler for each Ctrl-C, which then ends nothing; where the handler returns `false`, it ends the program.
    ///
    /// `nil` leaves Ctrl-C to end the program again. The handler is called on a thread of its own.
    public func onInterrupt(_ handler: (@Sendable () -> Bool)?) {
        handlers.withLock { $0.interrupt = handler }
    }

    /// Calls a handler when the terminal has another size.
    public func onResize(_ handler: (@Sendable () -> Void)?) {
        handlers.withLock { $0.resize = handler }
    }

    /// Tells of Ctrl-C.
    ///
    /// - Returns: Whether somebody has taken it.
    func interrupt() -> Bool {
        handlers.withLock(\.interrupt)?() ?? false
    }

    func resize() {
        handlers.withLock(\.resize)?()
    }
}
