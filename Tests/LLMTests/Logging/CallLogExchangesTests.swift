import Foundation
import LLMTesting
import Testing
import WebAPI

@testable import LLM

@Suite("What a log is told of requests and responses")
struct CallLogExchangesTests {
    private let recorded = RecordedLog()

    private func request(_ url: String = "http://localhost/v1", body: String? = nil) throws -> HTTPRequest {
        HTTPRequest(
            method: .post,
            url: try #require(URL(string: url)),
            headers: ["Accept": "application/json", "Authorization": "Bearer abc", "X-Api-Key": "d", "Cookie": "e"],
            body: body.map { Data($0.utf8) }
        )
    }

    private var lines: [String] { recorded.entries.map(\.description) }

    @Test("A request, with the names of what it keeps to itself")
    func sending() throws {
        recorded.log(.debug).sending(try request("http://me:word@localhost/v1?key=x", body: #"{"model":"m"}"#))
        #expect(
            lines == [
                "debug: Request method=POST url=http://localhost/v1?key=[redacted] Accept=application/json"
                    + " Authorization=[redacted] X-Api-Key=[redacted] Cookie=[redacted]"
            ]
        )
    }

    @Test("What is asked only at the lowest level")
    func body() throws {
        recorded.log(.trace).sending(try request(body: #"{"model":"m"}"#))
        #expect(lines.last == #"trace: Request body body="{\"model\":\"m\"}""#)
        #expect(recorded.entries.map(\.level) == [.debug, .trace])
        recorded.log(.trace).sending(try request())
        #expect(recorded.entries.map(\.level) == [.debug, .trace, .debug])
    }

    @Test("The head of a response")
    func received() {
        let head = HTTPResponse(status: 200, headers: ["X-Request-Id": "r1", "Set-Cookie": "x"])
        recorded.log(.trace).received(head, after: .milliseconds(310))
        recorded.log(.trace).received(HTTPResponse(status: 500), after: .seconds(2))
        #expect(
            lines == [
                #"debug: Response status=200 request_id=r1 time="0.31 s""#,
                #"debug: Response status=500 time="2 s""#,
            ]
        )
    }

    @Test("A client's requests as they are sent, and what came back")
    func reporting() async throws {
        let clock = ManualClock()
        let transport = StubTransport { _ in
            clock.advance(by: .seconds(2))
            return StubResponse(status: 503, "")
        }
        let reporter = ExchangeReporter(log: recorded.log(.debug), clock: clock)
        let head = try await reporter.send(try request(), next: transport).head
        #expect(head.status == 503)
        #expect(recorded.entries.map(\.message) == ["Request", "Response"])
        #expect(lines.last == #"debug: Response status=503 time="2 s""#)
        _ = try await ExchangeReporter(log: recorded.log(.info), clock: clock).send(try request(), next: transport)
        #expect(recorded.entries.count == 2)
        #expect(transport.requests.count == 2)
    }

    @Test("A request that got no response")
    func noResponse() async throws {
        let error = TransportError.failed(.connect, reason: "Nobody listens.")
        let transport = StubTransport { _ throws(TransportError) in throw error }
        let reporter = ExchangeReporter(log: recorded.log(.debug), clock: ManualClock())
        let request = try request()
        await #expect(throws: error) { try await reporter.send(request, next: transport) }
        #expect(lines.last == #"debug: No response error="Nobody listens." time="0 s""#)
    }
}
