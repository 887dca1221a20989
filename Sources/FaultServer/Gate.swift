/// A barrier inside a script that a test lifts: ``ScriptedResponse/Step/wait(_:)`` stops there until it may pass.
///
/// With it a test proves an order of things without sleeping: the client has seen the first chunk before the second is
/// sent, since the test opens the gate only then.
///
/// ```swift
/// let gate = try Gate()
/// let server = try ScriptedServer(
///     ScriptedResponse(.head(200), .bytes("first"), .wait(gate), .bytes("second"), .close))
/// // … read "first" …
/// gate.open()
/// ```
public final class Gate: Sendable {
    let signal: Signal

    /// Makes a closed gate.
    ///
    /// - Throws: ``ScriptedServerError/systemCall(_:code:)`` where the process has no descriptor left.
    public init() throws(ScriptedServerError) {
        signal = try Signal()
    }

    /// Lets everyone pass, now and later.
    public func open() {
        signal.open()
    }

    /// Lets the next waiters pass, one each; without waiters, the ones to come. At most 65,536 can be kept.
    public func admit(_ count: Int = 1) {
        signal.addPermits(count)
    }
}
