extension ScriptedServer {
    /// What the server has seen so far.
    public var record: ServerRecord { recorder.record }

    /// The requests so far, in the order of their arrival.
    public var requests: [RecordedRequest] { record.requests }

    /// The connections so far, in the order of their arrival.
    public var connections: [RecordedConnection] { record.connections }

    /// Waits until the record meets a condition, and returns it as it was then.
    ///
    /// - Parameters:
    ///   - limit: the longest wait, in real time; ``waitLimit`` by default.
    ///   - condition: looked at after each change; it must be quick.
    /// - Throws: ``ScriptedServerError/timedOut(after:seen:)``, or ``ScriptedServerError/cancelled``.
    @discardableResult
    public func wait(
        within limit: Duration = ScriptedServer.waitLimit,
        until condition: @escaping @Sendable (ServerRecord) -> Bool
    ) async throws(ScriptedServerError) -> ServerRecord {
        try await recorder.wait(within: limit, until: condition)
    }

    /// Waits for a request, counted from 0 in the order of arrival.
    ///
    /// - Throws: as ``wait(within:until:)``.
    @discardableResult
    public func request(
        _ index: Int = 0,
        within limit: Duration = ScriptedServer.waitLimit
    ) async throws(ScriptedServerError) -> RecordedRequest {
        try await wait(within: limit) { $0.requests.count > index }.requests[index]
    }

    /// Waits for a connection, counted from 0 in the order of arrival.
    ///
    /// - Throws: as ``wait(within:until:)``.
    @discardableResult
    public func connection(
        _ index: Int = 0,
        within limit: Duration = ScriptedServer.waitLimit
    ) async throws(ScriptedServerError) -> RecordedConnection {
        try await wait(within: limit) { $0.connections.count > index }.connections[index]
    }

    /// Waits for the end of a connection, counted from 0 in the order of arrival.
    ///
    /// - Throws: as ``wait(within:until:)``.
    @discardableResult
    public func end(
        ofConnection index: Int = 0,
        within limit: Duration = ScriptedServer.waitLimit
    ) async throws(ScriptedServerError) -> RecordedConnection.End {
        let record = try await wait(within: limit) { $0.connections.count > index && $0.connections[index].end != nil }
        return record.connections[index].end ?? .serverStopped
    }

    /// Waits until the client has not read for ``stallLimit`` while the server wants to write.
    ///
    /// - Returns: how many bytes the system has taken from the server so far.
    /// - Throws: as ``wait(within:until:)``.
    @discardableResult
    public func stall(
        ofConnection index: Int = 0,
        within limit: Duration = ScriptedServer.waitLimit
    ) async throws(ScriptedServerError) -> Int {
        let record = try await wait(within: limit) { $0.connections.count > index && $0.connections[index].isStalled }
        return record.connections[index].bytesSent
    }
}
