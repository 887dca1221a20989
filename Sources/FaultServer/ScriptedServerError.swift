/// Why a ``ScriptedServer`` could not start, or why a wait on its record gave up.
public enum ScriptedServerError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A system call failed; `code` is its `errno`.
    case systemCall(String, code: Int32)
    /// What a test waited for did not happen in time; `seen` sums up what did.
    case timedOut(after: Duration, seen: String)
    /// The task that waited was cancelled.
    case cancelled

    /// The failure in one sentence or two.
    public var description: String {
        switch self {
        case .systemCall(let name, let code): "The system call \(name) failed with errno \(code)."
        case .timedOut(let limit, let seen): "It did not happen within \(limit). The server saw \(seen)."
        case .cancelled: "The wait was cancelled."
        }
    }
}
