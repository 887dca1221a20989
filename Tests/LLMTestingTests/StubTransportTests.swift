import Foundation
import LLMTesting
import Testing
import Waiting
import WebAPI

@Suite("StubTransport", .timeLimit(.minutes(Patience.minutes)))
struct StubTransportTests {
    private let request = HTTPRequest(url: URL(string: "https://api.example.com/a") ?? URL(filePath: "/"))

    @Test("Answers come one after another, the last one again")
    func sequence() async throws {
        let transport = StubTransport(StubResponse(status: 500, ""), StubResponse("fine"))
        var statuses: [Int] = []
        for _ in 0..<3 { statuses.append(try await transport.send(request).head.status) }
        #expect(statuses == [500, 200, 200])
        #expect(transport.requests == [request, request, request])
    }

    @Test("Chunks come as they were cut, and a failure after them")
    func failure() async throws {
        let lost = TransportError.failed(.body, reason: "The connection was reset.")
        let transport = StubTransport(StubResponse(chunks: [[1], [], [2, 3]], ending: .failure(lost)))
        var iterator = try await transport.send(request).body.makeAsyncIterator()
        #expect(try await iterator.next() == [1])
        #expect(try await iterator.next() == [2, 3])
        await #expect(throws: lost) { try await iterator.next() }
    }

    @Test("Silence lasts until the body is cancelled")
    func silence() async throws {
        let waiting = AsyncStream<Void>.makeStream()
        let transport = StubTransport(
            StubResponse(chunks: [], ending: .silence) { waiting.continuation.finish() }
        )
        let body = try await transport.send(request).body
        let task = Task { for try await _ in body {} }
        for await _ in waiting.stream {}
        body.cancel()
        await #expect(throws: TransportError.cancelled) { try await task.value }
    }

    @Test("A cancelled task gets no answer")
    func cancelled() async {
        let transport = StubTransport(StubResponse("late"))
        let task = Task { [request] in
            withUnsafeCurrentTask { $0?.cancel() }
            _ = try await transport.send(request)
        }
        await #expect(throws: TransportError.cancelled) { try await task.value }
    }
}
