import Foundation
import Synchronization
import WebAPI

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One request and its response, between a task of the session and the one who reads.
final class Exchange: HTTPBodySource {
    let task: URLSessionDataTask
    private let queue: OperationQueue
    private let state = Mutex(ExchangeState())

    init(_ task: URLSessionDataTask, queue: OperationQueue) {
        self.task = task
        self.queue = queue
    }

    func receive(_ response: URLResponse) {
        guard let head = HTTPResponse(response) else { return }
        change { $0.receive(head) }
    }

    func receive(_ data: Data) {
        change { $0.receive(data) }
    }

    func complete(_ error: (any Error)?) {
        change { state in state.end(error.map { TransportError($0, head: state.head) }) }
    }

    /// Waits for the status and the headers.
    func head() async throws(TransportError) -> HTTPResponse {
        try await wait { state, continuation in state.wait(forHead: continuation) }
    }

    func next() async throws(TransportError) -> [UInt8]? {
        try await wait { state, continuation in state.wait(forBytes: continuation) }
    }

    func cancel() {
        guard !state.withLock(\.isOver) else { return }
        change { $0.cancel() }
        // Not on this thread: it may hold the lock of a Swift task that is being cancelled, and a session has locks too.
        queue.addOperation { [task] in task.cancel() }
    }

    private func wait<Value>(
        _ begin: @escaping (inout ExchangeState, ExchangeState.Reader<Value>) -> ExchangeState.WakeUp?
    ) async throws(TransportError) -> Value {
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in change { begin(&$0, continuation) } }
        } onCancel: {
            cancel()
        }
        return try result.get()
    }

    private func change(_ body: (inout ExchangeState) -> ExchangeState.WakeUp?) {
        let wakeUp = state.withLock { state in
            let wakeUp = body(&state)
            if let pace = state.changeOfPace() { task.follow(pace) }
            return wakeUp
        }
        wakeUp?()
    }
}

extension URLSessionTask {
    /// Stops or goes on reading from the network.
    ///
    /// On Linux a suspended task reads on, and what it buffers can't be bounded.
    fileprivate func follow(_ pace: ExchangeState.Pace) {
        #if canImport(Darwin)
        switch pace {
        case .pause: suspend()
        case .resume: resume()
        }
        #endif
    }
}
