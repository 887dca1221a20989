import Foundation
import JSONCoding
import Synchronization
import WebAPI

/// An actor that can tell, from anywhere, whether something of it runs at this moment.
actor Caller {
    private let executor = NotingExecutor()
    private var calls = 0

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
    nonisolated var isRunning: Bool { executor.isRunning }

    /// Calls as this actor.
    func call<Body: Encodable & Sendable>(
        _ client: APIClient,
        _ endpoint: Endpoint<Body, Void>,
        _ body: Body
    ) async throws {
        // What has nothing to do here is not brought here by the compiler.
        calls += 1
        try await client.response(endpoint: endpoint, body: body)
    }
}

/// Runs its jobs one after another, and knows while it does.
private final class NotingExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "caller")
    private let running = Mutex(false)

    var isRunning: Bool { running.withLock { $0 } }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { [self] in
            running.withLock { $0 = true }
            job.runSynchronously(on: asUnownedSerialExecutor())
            running.withLock { $0 = false }
        }
    }
}

/// An encoder that notes whether the caller ran while it was asked.
final class NotingEncoder: BodyEncoder {
    private let caller: Caller
    private let answers = Mutex<[Bool]>([])

    init(_ caller: Caller) {
        self.caller = caller
    }

    var callerWasRunning: [Bool] { answers.withLock { $0 } }

    func encode<Value: Encodable>(_ value: Value) throws -> Data {
        answers.withLock { $0.append(caller.isRunning) }
        return try StableJSONEncoder().encode(value)
    }
}
