import Foundation
import LLMTesting
import Testing
import Waiting
import WebAPI

@Suite("The body of a failure", .timeLimit(.minutes(Patience.minutes)))
struct FailureBodyTests {
    private let clock = ManualClock()
    private let base = URL(string: "https://api.example.com") ?? URL(filePath: "/")
    private let endpoint = Endpoint<Void, Void>(.get, "x")

    @Test("Two seconds after its head it is read no more, and the failure is still that failure")
    func hanging() async throws {
        let waiting = AsyncStream<Void>.makeStream()
        let call = hangingCall { waiting.continuation.finish() }
        for await _ in waiting.stream {}
        await clock.waitForSleeper(until: .seconds(2))
        clock.advance(by: .milliseconds(1999))
        clock.advance(by: .milliseconds(1))
        let result = await call.result
        guard case .failure(APIError.status(let response)) = result else {
            Issue.record("\(result)")
            return
        }
        #expect(response.status == 500)
        #expect(response.body == Data("some".utf8))
        #expect(!response.isBodyComplete)
    }

    @Test("Cancelling ends the reading")
    func cancelled() async throws {
        let call = hangingCall()
        await clock.waitForSleeper()
        call.cancel()
        let result = await call.result
        guard case .failure(APIError.cancelled) = result else {
            Issue.record("\(result)")
            return
        }
    }

    /// A call whose answer is a failure that stops after a part of its body; then it tells so.
    private func hangingCall(onSilence: @escaping @Sendable () -> Void = {}) -> Task<Void, any Error> {
        let response = StubResponse(status: 500, "some", ending: .silence, onEnding: onSilence)
        let transport = StubTransport(response)
        let client = APIClient(baseURL: base, transport: transport, timeouts: .none, clock: clock)
        return Task { [endpoint] in try await client.response(endpoint: endpoint) }
    }
}
