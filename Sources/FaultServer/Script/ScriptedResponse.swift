/// What a ``ScriptedServer`` does for one request: steps that are played one after another.
///
/// After the last step the connection is kept for the next request, so a script whose body has no declared end needs
/// ``Step/close``. A client that leaves ends the script, whatever step it is in.
public struct ScriptedResponse: Sendable {
    /// The steps.
    public var steps: [Step]

    /// Makes a response of steps.
    public init(_ steps: [Step]) {
        self.steps = steps
    }

    /// Makes a response of steps.
    public init(_ steps: Step...) {
        self.init(steps)
    }
}
