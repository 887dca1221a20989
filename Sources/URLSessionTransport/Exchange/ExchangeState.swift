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
    /// Nil while more may come; a nil error is the body's complete end.
    private var ending: TransportError??
    private var headWaiter: Reader<HTTPResponse>?
    private var bodyWaiter: Reader<[UInt8]?>?

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
        ending = .some(error)
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
        guard bodyWaiter == nil else {
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
        if let head, ending != .some(.cancelled) { return .success(head) }
        guard let ending else { return nil }
        return .failure(ending ?? .failed(.head, reason: "The connection ended without an answer."))
    }

    private mutating func takeBodyResult() -> Result<[UInt8]?, TransportError>? {
        if !buffer.isEmpty {
            defer { buffer = [] }
            return .success(buffer)
        }
        guard let ending else { return nil }
        if let error = ending { return .failure(error) }
        return .success(nil)
    }
}
