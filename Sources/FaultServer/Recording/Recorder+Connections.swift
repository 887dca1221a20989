extension Recorder {
    /// Notes a new connection; its number counts from 0.
    func opened() -> Int {
        update { record in
            record.connections.append(RecordedConnection(opened: .now))
            return record.connections.count - 1
        }
    }

    /// Notes a request; its number counts from 0.
    func received(_ request: RecordedRequest) -> Int {
        update { record in
            record.requests.append(request)
            return record.requests.count - 1
        }
    }

    func ended(_ connection: Int, _ end: RecordedConnection.End) {
        update { record in
            record.connections[connection].end = end
            record.connections[connection].ended = .now
        }
    }

    func sent(_ count: Int, on connection: Int) {
        update { record in
            record.connections[connection].bytesSent += count
            record.connections[connection].isStalled = false
        }
    }

    func read(_ count: Int, on connection: Int) {
        update { $0.connections[connection].bytesReceived += count }
    }

    func stalled(_ connection: Int) {
        update { $0.connections[connection].isStalled = true }
    }
}
