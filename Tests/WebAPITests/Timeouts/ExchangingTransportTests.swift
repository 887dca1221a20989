import Foundation
import LLMTesting
import Testing
import Waiting
import WebAPI

@Suite("Calls whose exchange can be ended from outside", .timeLimit(.minutes(Patience.minutes)))
struct ExchangingTransportTests {
    private let clock = ManualClock()
    private let transport = SilentTransport()
    private let endpoint = Endpoint<Void, Void>(.get, "x")

    private func client(_ interceptors: [any HTTPInterceptor] = []) throws -> APIClient {
        APIClient(
            baseURL: try #require(URL(string: "https://api.example.com")),
            transport: transport,
            timeouts: Timeouts(firstByte: .seconds(20), total: .seconds(60)),
            clock: clock,
            interceptors: interceptors
        )
    }

    @Test("The first-byte limit ends the exchange, and the call by its name")
    func silentHead() async throws {
        let call = Task { [endpoint, client = try client()] in try await client.response(endpoint: endpoint) }
        await clock.waitForSleeper()
        clock.advance(by: .seconds(20))
        let result = await call.result
        guard case .failure(APIError.timedOut(.firstByte, after: .seconds(20))) = result else {
            Issue.record("\(result)")
            return
        }
        #expect(transport.begun == 1)
        #expect(transport.cancelled == 1)
    }

    @Test("Cancelling the task ends the exchange, and no timer is left")
    func cancellation() async throws {
        let call = Task { [endpoint, client = try client()] in try await client.response(endpoint: endpoint) }
        await clock.waitForSleeper()
        call.cancel()
        let result = await call.result
        guard case .failure(APIError.cancelled) = result else {
            Issue.record("\(result)")
            return
        }
        clock.advance(by: .seconds(1_000))
        #expect(transport.cancelled == 1)
    }

    @Test("What is refused at once is told as it is")
    func refusal() async throws {
        let result = await Task { [client = try client()] in
            try await client.response(endpoint: Endpoint<Void, Void>(.put, "x"))
        }.result
        guard case .failure(APIError.invalidRequest(reason: "No exchange of mine puts.")) = result else {
            Issue.record("\(result)")
            return
        }
    }

    @Test("With an interceptor, which may be slow to end, the request is sent")
    func interceptor() async throws {
        let passing = ClosureInterceptor { request, next throws(TransportError) in try await next.send(request) }
        let result = await Task { [endpoint, client = try client([passing])] in
            try await client.response(endpoint: endpoint)
        }.result
        guard case .failure(APIError.transport(.failed(.send, _))) = result else {
            Issue.record("\(result)")
            return
        }
        #expect(transport.begun == 0)
    }
}
