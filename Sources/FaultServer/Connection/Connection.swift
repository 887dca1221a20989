/// One client's connection, served on a thread of its own: requests in, scripted steps out.
struct Connection: ~Copyable {
    /// The connection has ended, and how.
    struct Ended: Error {
        var end: RecordedConnection.End
    }

    let socket: Socket
    let id: Int
    let recorder: Recorder
    /// Readable once the server is stopped.
    let stop: Signal
    var parser = RequestParser()
    /// How many requests have been read.
    var requestCount = 0
    /// Whether bytes are read as they come, also while a script plays; otherwise they stay in the system's buffer.
    var isReading = true

    init(_ socket: Socket, id: Int, recorder: Recorder, stop: Signal) {
        self.socket = socket
        self.id = id
        self.recorder = recorder
        self.stop = stop
    }

    /// Answers requests until the connection ends.
    mutating func serve(_ respond: ScriptedServer.Responder) -> RecordedConnection.End {
        ending { (connection) throws(Ended) in
            while true {
                let request = try connection.readRequest()
                try connection.play(respond(request, connection.recorder.received(request)).steps)
            }
        }
    }

    /// Answers one request at the end of its head, and reads nothing after that.
    mutating func serveAtHead(_ respond: ScriptedServer.Responder) -> RecordedConnection.End {
        ending { (connection) throws(Ended) in
            let head = try connection.readHead()
            connection.isReading = false
            let request = RecordedRequest(head, connection: connection.id, index: 0, headReceived: .now)
            try connection.play(respond(request, connection.recorder.received(request)).steps)
            try connection.play([.halfClose, .silence])
        }
    }

    /// Reads nothing at all, until the client leaves.
    mutating func ignore() -> RecordedConnection.End {
        isReading = false
        return ending { (connection) throws(Ended) in try connection.play([.silence]) }
    }

    private mutating func ending(
        _ body: (inout Connection) throws(Ended) -> Void
    ) -> RecordedConnection.End {
        do throws(Ended) {
            try body(&self)
            return .serverClosed
        } catch {
            return error.end
        }
    }
}
