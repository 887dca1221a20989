import WebAPI

extension Exchange {
    /// A task that waits for something to come.
    ///
    /// The continuation is unchecked because one is made for each arrival: checking would double what waiting costs.
    /// ``State`` resumes each exactly once, since it gives a waiter away only by taking it out.
    typealias Waiter = UnsafeContinuation<Void, Never>

    /// What has come so far, and who waits for more.
    struct State {
        /// What somebody waits for.
        enum Awaited {
            /// The head, or why there is none.
            case head
            /// Bytes of the body, or its end.
            case body
        }

        private(set) var head: Result<HTTPResponse, TransportError>?
        private var body = BodyBuffer()
        private var waiter: Waiter?
    }
}

// MARK: Arrivals

extension Exchange.State {
    mutating func receiveHead(_ head: HTTPResponse) {
        self.head = self.head ?? .success(head)
    }

    mutating func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
        body.append(bytes)
    }

    mutating func finish(_ result: Result<Void, TransportError>) {
        if case .failure(let error) = result {
            head = head ?? .failure(error)
        }
        body.finish(result)
    }

    /// Ends both head and body; returns whether the transfer was still under way.
    mutating func cancel() -> Bool {
        let wasUnderWay = !body.isFinished
        head = head ?? .failure(.cancelled)
        body.cancel()
        return wasUnderWay
    }

    /// Who waited; it goes on and looks for itself what there is.
    mutating func takeWaiter() -> Exchange.Waiter? {
        waiter.take()
    }
}

// MARK: Waiting

extension Exchange.State {
    /// Keeps a waiter, unless what it waits for is there already, or somebody waits.
    mutating func wait(_ waiter: Exchange.Waiter, for awaited: Awaited) -> Bool {
        let isThere = awaited == .head ? head != nil : !body.isEmpty
        let isNeeded = self.waiter == nil && !isThere
        if isNeeded {
            self.waiter = waiter
        }
        return isNeeded
    }

    mutating func read() -> (reading: BodyBuffer.Reading, resumesSender: Bool) {
        guard waiter == nil else {
            return (.failure(.failed(.body, reason: "Another task is already reading this body.")), false)
        }
        return body.read()
    }
}
