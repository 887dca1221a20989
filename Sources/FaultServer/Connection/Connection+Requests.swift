extension Connection {
    /// Reads a whole request.
    mutating func readRequest() throws(Ended) -> RecordedRequest {
        let head = try readHead()
        var request = RecordedRequest(head, connection: id, index: requestCount, headReceived: .now)
        if head.expectsContinue { try write(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)) }
        while true {
            guard case .end(let body) = try nextEvent() else { continue }
            request.body = body
            request.received = .now
            requestCount += 1
            return request
        }
    }

    /// Reads a request up to the blank line after its header.
    mutating func readHead() throws(Ended) -> RequestHead {
        while true {
            if case .head(let head) = try nextEvent() { return head }
        }
    }

    private mutating func nextEvent() throws(Ended) -> RequestParser.Event {
        while true {
            do throws(RequestParser.Malformed) {
                if let event = try parser.next() { return event }
            } catch {
                throw Ended(end: .malformedRequest)
            }
            _ = try wait()
        }
    }
}

extension RecordedRequest {
    init(_ head: RequestHead, connection: Int, index: Int, headReceived: ContinuousClock.Instant) {
        self.init(
            connection: connection,
            indexOnConnection: index,
            method: head.method,
            target: head.target,
            version: head.version,
            headers: head.headers,
            body: [],
            headReceived: headReceived,
            received: headReceived
        )
    }
}
