extension ScriptedServer {
    /// How a server treats connections.
    public enum Policy: String, Sendable, Hashable, CaseIterable {
        /// Reads whole requests and answers each by the script.
        case serve
        /// Answers at the end of a request's head, and never reads its body; one request a connection.
        case serveAtHead = "serve-at-head"
        /// Accepts connections and never reads from them: a large request fills the buffers and stalls.
        case neverRead = "never-read"
        /// Never accepts, with the queue full, so that connecting gets no answer at all.
        case neverAccept = "never-accept"
        /// Refuses connections (RST); the port stays taken, so that nobody else answers there.
        case refuse
    }
}

extension ScriptedServer.Policy {
    /// What the server does, in one line.
    public var summary: String {
        switch self {
        case .serve: "reads whole requests and answers them"
        case .serveAtHead: "answers at the end of a request's head, and never reads its body"
        case .neverRead: "accepts connections and never reads from them"
        case .neverAccept: "never accepts a connection, so that connecting gets no answer"
        case .refuse: "refuses connections; the port stays taken"
        }
    }
}
