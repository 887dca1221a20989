#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Sends requests until one of them is answered with a success, as often as its policy allows.
struct ResponseLoader: Sendable {
    var transport: TimedTransport
    var retries: RetryLoop
    var maximumBodySize: Int

    /// The head of a success and its whole body.
    func whole(_ request: HTTPRequest, timeouts: Timeouts) async throws(APIError) -> (head: HTTPResponse, data: Data) {
        let timeouts = timeouts.forWholeResponse
        return try await retries.run(method: request.method, total: timeouts.total, elapsed: .zero) {
            elapsed async throws(APIError) in
            let (head, body) = try await success(request, timeouts: timeouts, elapsed: elapsed)
            let collected = await body.collect(upTo: maximumBodySize)
            if let failure = collected.failure { throw APIError(failure) }
            guard collected.isComplete else { throw .tooLarge(limit: maximumBodySize) }
            return (head, collected.data)
        }
    }

    /// The head of a success and its body as it arrives.
    func bytes(
        _ request: HTTPRequest,
        timeouts: Timeouts,
        elapsed: Duration
    ) async throws(APIError) -> (head: HTTPResponse, body: HTTPBody) {
        try await retries.run(method: request.method, total: timeouts.total, elapsed: elapsed) {
            elapsed async throws(APIError) in
            try await success(request, timeouts: timeouts, elapsed: elapsed)
        }
    }

    private func success(
        _ request: HTTPRequest,
        timeouts: Timeouts,
        elapsed: Duration
    ) async throws(APIError) -> (head: HTTPResponse, body: HTTPBody) {
        let (head, body) = try await send(request, timeouts: timeouts, elapsed: elapsed)
        if head.isSuccess { return (head, body) }
        let collected = await body.collect(
            upTo: FailedResponse.maximumBodySize,
            within: Self.failureTime,
            clock: transport.clock
        )
        if Task.isCancelled { throw .cancelled }
        throw .status(
            FailedResponse(
                status: head.status,
                headers: head.headers,
                body: collected.data,
                isBodyComplete: collected.isComplete
            )
        )
    }

    private func send(
        _ request: HTTPRequest,
        timeouts: Timeouts,
        elapsed: Duration
    ) async throws(APIError) -> (head: HTTPResponse, body: HTTPBody) {
        do {
            return try await transport.send(request, timeouts: timeouts, elapsed: elapsed)
        } catch {
            throw APIError(error)
        }
    }

    /// How long the body of a failure is read: the status has said what matters, and a server in trouble may hang.
    private static let failureTime = Duration.seconds(2)
}
