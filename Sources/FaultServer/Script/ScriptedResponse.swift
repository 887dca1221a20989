/// What a ``ScriptedServer`` does for one request: steps that are played one after another.
///
/// After the last step the connection is kept for the next request, so a script whose body has no declared end needs
/// ``Step/close``. A client that leaves ends the script, whatever step it is in.
public struct ScriptedResponse: Sendable {
    /// The steps.
    public var steps: [Step]
    /// How long the server waits before it accepts a connection while this response is the next one; none by default.
    ///
    /// The system has connected the client by then: it sees a server that takes its request and is slow to answer. The
    /// connections behind it wait too.
    public var acceptDelay = Duration.zero

    /// Makes a response of steps.
    public init(_ steps: [Step]) {
        self.steps = steps
    }

    /// Makes a response of steps.
    public init(_ steps: Step...) {
        self.init(steps)
    }
}
