/// Everything that a ``ScriptedServer`` has seen so far.
public struct ServerRecord: Sendable, Hashable {
    /// The requests in the order of their arrival.
    public var requests: [RecordedRequest] = []
    /// The connections in the order of their arrival, also those that have ended.
    public var connections: [RecordedConnection] = []

    /// How many connections are open.
    public var openConnections: Int { connections.count { $0.end == nil } }

    /// The record in one phrase, for messages.
    var summary: String {
        let ends = connections.map { $0.end?.rawValue ?? ($0.isStalled ? "stalled" : "open") }
        return "\(requests.count) requests on \(connections.count) connections [\(ends.joined(separator: ", "))]"
    }
}
