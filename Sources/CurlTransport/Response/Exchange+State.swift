import WebAPI

extension Exchange {
    typealias HeadResult = Result<HTTPResponse, TransportError>
    typealias ChunkResult = Result<[UInt8]?, TransportError>
    typealias HeadWaiter = CheckedContinuation<HeadResult, Never>
    typealias ChunkWaiter = CheckedContinuation<ChunkResult, Never>

    /// What came so far, and who waits for more.
    struct State {
        private var head: HeadResult?
        private var body = BodyBuffer()
        private var headWaiter: HeadWaiter?
        private var chunkWaiter: ChunkWaiter?
    }

    /// A waiter that has its result, to be resumed outside of the lock.
    enum Delivery {
        case none
        case head(HeadResult, HeadWaiter)
        case chunk(ChunkResult, ChunkWaiter, resumesSender: Bool)
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
}

// MARK: Waiting

extension Exchange.State {
    /// The head, or nil; the waiter is then kept.
    mutating func head(orWaitWith waiter: Exchange.HeadWaiter) -> Exchange.HeadResult? {
        if head == nil {
            headWaiter = waiter
        }
        return head
    }

    /// What there is to read, or nil; the waiter is then kept.
    mutating func read(orWaitWith waiter: Exchange.ChunkWaiter?) -> (result: Exchange.ChunkResult?, resumesSender: Bool)
    {
        guard chunkWaiter == nil else {
            return (.failure(.failed(.body, reason: "Another task is already reading this body.")), false)
        }
        let (reading, resumesSender) = body.read()
        if case .nothingYet = reading {
            chunkWaiter = waiter
        }
        return (reading.result, resumesSender)
    }

    /// Who can go on now.
    mutating func delivery() -> Exchange.Delivery {
        if let head, let waiter = headWaiter.take() {
            return .head(head, waiter)
        }
        guard let waiter = chunkWaiter.take() else { return .none }
        let (result, resumesSender) = read(orWaitWith: waiter)
        guard let result else { return .none }
        return .chunk(result, waiter, resumesSender: resumesSender)
    }
}

extension BodyBuffer.Reading {
    /// The reading as a reader gets it.
    fileprivate var result: Exchange.ChunkResult? {
        switch self {
        case .bytes(let bytes): .success(bytes)
        case .end: .success(nil)
        case .failure(let error): .failure(error)
        case .nothingYet: nil
        }
    }
}
