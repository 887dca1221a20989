import WebAPI

/// What has arrived of one response, and who waits for more; without a thread or a network.
struct ExchangeState {
    typealias Reader<Value> = CheckedContinuation<Result<Value, TransportError>, Never>

    /// A reader to be woken, outside of the lock that guards this state.
    enum WakeUp {
        case head(Reader<HTTPResponse>, Result<HTTPResponse, TransportError>)
        case body(Reader<[UInt8]?>, Result<[UInt8]?, TransportError>)

        func callAsFunction() {
            switch self {
            case .head(let continuation, let result): continuation.resume(returning: result)
            case .body(let continuation, let result): continuation.resume(returning: result)
            }
        }
    }

    /// Why nothing more can come.
    private enum Ending: Equatable {
        case complete
        case failure(TransportError)
    }

    /// What the sender must do so that it neither runs far ahead of the reader nor lets the reader wait.
    enum Pace {
        case pause
        case resume
    }

    /// How many bytes may wait for the reader before the sender is slowed down.
    static let readAhead = 1 << 20

    private(set) var head: HTTPResponse?
    private var buffer: [UInt8] = []
    private var isPaused = false
    private var ending: Ending?
    private var headWaiter: Reader<HTTPResponse>?
    private var bodyWaiter: Reader<[UInt8]?>?

    /// Whether somebody waits for bytes.
    var hasReader: Bool { bodyWaiter != nil }

    /// Whether nothing more can come.
    var isOver: Bool { ending != nil }

    mutating func receive(_ head: HTTPResponse) -> WakeUp? {
        guard self.head == nil, !isOver else { return nil }
        self.head = head
        return wakeUp()
    }

    mutating func receive(_ bytes: some Sequence<UInt8>) -> WakeUp? {
        guard !isOver else { return nil }
        buffer.append(contentsOf: bytes)
        return wakeUp()
    }

    mutating func end(_ error: TransportError?) -> WakeUp? {
        guard !isOver else { return nil }
        ending = error.map(Ending.failure) ?? .complete
        return wakeUp()
    }

    /// Ends all, and drops what has not been read; nothing changes after the end.
    mutating func cancel() -> WakeUp? {
        guard !isOver else { return nil }
        buffer = []
        return end(.cancelled)
    }

    mutating func wait(forHead continuation: Reader<HTTPResponse>) -> WakeUp? {
        headWaiter = continuation
        return wakeUp()
    }

    mutating func wait(forBytes continuation: Reader<[UInt8]?>) -> WakeUp? {
        guard !hasReader else {
            return .body(continuation, .failure(.failed(.body, reason: "Another task is already reading this body.")))
        }
        bodyWaiter = continuation
        return wakeUp()
    }

    /// The change of pace that is due, once.
    mutating func changeOfPace() -> Pace? {
        let shallPause = !isOver && buffer.count > (isPaused ? Self.readAhead / 2 : Self.readAhead)
        guard shallPause != isPaused else { return nil }
        isPaused = shallPause
        return shallPause ? .pause : .resume
    }

    private mutating func wakeUp() -> WakeUp? {
        if let waiter = headWaiter, let result = headResult {
            headWaiter = nil
            return .head(waiter, result)
        }
        if let waiter = bodyWaiter, let result = takeBodyResult() {
            bodyWaiter = nil
            return .body(waiter, result)
        }
        return nil
    }

    private var headResult: Result<HTTPResponse, TransportError>? {
        switch ending {
        case .failure(.cancelled): .failure(.cancelled)
        case _ where head != nil: head.map(Result.success)
        case .failure(let error): .failure(error)
        case .complete: .failure(.failed(.head, reason: "The connection ended without an answer."))
        case nil: nil
        }
    }

    private mutating func takeBodyResult() -> Result<[UInt8]?, TransportError>? {
        guard buffer.isEmpty else {
            defer { buffer = [] }
            return .success(buffer)
        }
        return switch ending {
        case .failure(let error): .failure(error)
        case .complete: .success(nil)
        case nil: nil
        }
    }
}
