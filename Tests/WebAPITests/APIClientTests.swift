import Foundation
import LLMTesting
import Testing
import WebAPI

@Suite("APIClient")
struct APIClientTests {
    struct City: Codable, Hashable {
        var name: String
        var lastVisit: Int?
    }

    private let base = URL(string: "https://api.example.com/v1") ?? URL(filePath: "/")

    @Test("Nothing out, a value in")
    func voidToValue() async throws {
        let transport = StubTransport(StubResponse(#"{"name":"Kyiv"}"#))
        let client = APIClient(baseURL: base, transport: transport)
        let city = try await client.response(endpoint: Endpoint<Void, City>(.get, "city"))
        #expect(city == City(name: "Kyiv"))
        let request = try #require(transport.requests.first)
        #expect(request.method == .get)
        #expect(request.body == nil)
        #expect(request.headers["Accept"] == "application/json")
    }

    @Test("A call runs where its caller does")
    func isolation() async throws {
        let caller = Caller()
        let encoder = NotingEncoder(caller)
        let client = APIClient(baseURL: base, transport: StubTransport(StubResponse("{}")), encoder: encoder)
        let endpoint = Endpoint<City, Void>(.post, "city")
        try await caller.call(client, endpoint, City(name: "Kyiv"))
        try await client.response(endpoint: endpoint, body: City(name: "Lviv"))
        #expect(encoder.callerWasRunning == [true, false])
    }

    @Test("A value out, a value in")
    func valueToValue() async throws {
        let transport = StubTransport(StubResponse(#"{"name":"Lviv","lastVisit":1991}"#))
        let client = APIClient(baseURL: base, transport: transport)
        let city = try await client.response(
            endpoint: Endpoint<City, City>(.post, "city"),
            body: City(name: "Kyiv", lastVisit: 2024)
        )
        #expect(city == City(name: "Lviv", lastVisit: 1991))
        let request = try #require(transport.requests.first)
        #expect(request.body == Data(#"{"name":"Kyiv","lastVisit":2024}"#.utf8))
        #expect(request.headers["Content-Type"] == "application/json")
    }

    @Test("A value out, nothing in; the body is not read as JSON")
    func valueToVoid() async throws {
        let transport = StubTransport(StubResponse(status: 201, "created"))
        let client = APIClient(baseURL: base, transport: transport)
        try await client.response(endpoint: Endpoint<City, Void>(.put, "city"), body: City(name: "Kyiv"))
        #expect(transport.requests.count == 1)
    }

    @Test("Nothing out, nothing in")
    func voidToVoid() async throws {
        let transport = StubTransport(StubResponse(status: 204, ""))
        let client = APIClient(baseURL: base, transport: transport)
        try await client.response(endpoint: Endpoint<Void, Void>(.delete, "city"))
        #expect(transport.requests.first?.method == .delete)
    }

    @Test("Chunks are handed out as they come")
    func chunks() async throws {
        let transport = StubTransport(StubResponse(chunks: [[1, 2], [3]]))
        let client = APIClient(baseURL: base, transport: transport)
        let (head, body) = try await client.bytes(endpoint: Endpoint<Void, Void>(.get, "raw"))
        #expect(head.status == 200)
        var chunks: [[UInt8]] = []
        for try await chunk in body { chunks.append(chunk) }
        #expect(chunks == [[1, 2], [3]])
    }

    @Test("A configured decoder and encoder of Foundation are taken as they are")
    func foundationCoders() async throws {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.outputFormatting = .sortedKeys
        let transport = StubTransport(StubResponse(#"{"name":"Kyiv","last_visit":7}"#))
        let client = APIClient(baseURL: base, transport: transport, encoder: encoder, decoder: decoder)
        let city = try await client.response(
            endpoint: Endpoint<City, City>(.post, "c"),
            body: City(name: "Kyiv", lastVisit: 7)
        )
        #expect(city.lastVisit == 7)
        #expect(transport.requests.first?.body == Data(#"{"last_visit":7,"name":"Kyiv"}"#.utf8))
    }

    @Test(
        "A status outside 200 to 299 throws, with status, headers and body",
        arguments: [300, 307, 400, 429, 500, 599]
    )
    func failure(status: Int) async throws {
        let transport = StubTransport(StubResponse(status: status, headers: ["Retry-After": "7"], "slow down"))
        let client = APIClient(baseURL: base, transport: transport)
        let response = try await failedResponse { try await client.response(endpoint: Endpoint<Void, City>(.get, "c")) }
        #expect(response.status == status)
        #expect(response.headers["retry-after"] == "7")
        #expect(response.body == Data("slow down".utf8))
        #expect(response.isBodyComplete)
        #expect(transport.requests.count == 1)
    }

    @Test("The body of a failure is bounded")
    func boundedFailure() async throws {
        let chunk = [UInt8](repeating: 65, count: 400_000)
        let transport = StubTransport(StubResponse(status: 500, chunks: [chunk, chunk, chunk], ending: .silence))
        let client = APIClient(baseURL: base, transport: transport)
        let response = try await failedResponse { try await client.response(endpoint: Endpoint<Void, Void>(.get, "c")) }
        #expect(response.body.count == 1 << 20)
        #expect(!response.isBodyComplete)
    }

    @Test("A failure whose body is cut is still that failure")
    func cutFailure() async throws {
        let lost = TransportError.failed(.body, reason: "The connection was reset.")
        let transport = StubTransport(StubResponse(status: 503, "busy", ending: .failure(lost)))
        let client = APIClient(baseURL: base, transport: transport)
        let response = try await failedResponse { try await client.response(endpoint: Endpoint<Void, Void>(.get, "c")) }
        #expect(response.status == 503)
        #expect(response.body == Data("busy".utf8))
        #expect(!response.isBodyComplete)
    }

    @Test("A success that can't be decoded keeps its body")
    func undecodable() async throws {
        let transport = StubTransport(StubResponse("<html>"))
        let client = APIClient(baseURL: base, transport: transport)
        await #expect {
            try await client.response(endpoint: Endpoint<Void, City>(.get, "c"))
        } throws: { error in
            guard case APIError.decoding(_, let response) = error else { return false }
            return response.status == 200 && response.body == Data("<html>".utf8) && response.isBodyComplete
        }
    }

    @Test("A body that is cut is a transport error, never a short success")
    func cutBody() async throws {
        let lost = TransportError.failed(.body, reason: "The connection was reset.")
        let transport = StubTransport(StubResponse(#"{"name":"Ky"#, ending: .failure(lost)))
        let client = APIClient(baseURL: base, transport: transport)
        await #expect {
            try await client.response(endpoint: Endpoint<Void, City>(.get, "c"))
        } throws: { error in
            guard case APIError.transport(let cause) = error else { return false }
            return cause == lost
        }
    }

    @Test("A body over the limit is refused, one of just that size is read")
    func limit() async throws {
        let transport = StubTransport(StubResponse(#"{"name":"A"}"#))
        let fits = APIClient(baseURL: base, transport: transport, maximumBodySize: 12)
        #expect(try await fits.response(endpoint: Endpoint<Void, City>(.get, "c")).name == "A")
        let small = APIClient(baseURL: base, transport: transport, maximumBodySize: 11)
        await #expect {
            try await small.response(endpoint: Endpoint<Void, City>(.get, "c"))
        } throws: { error in
            guard case APIError.tooLarge(limit: 11) = error else { return false }
            return true
        }
    }

    @Test("A value that can't be encoded is an error before anything is sent")
    func unencodable() async throws {
        let transport = StubTransport(StubResponse(""))
        let client = APIClient(baseURL: base, transport: transport)
        await #expect {
            try await client.response(endpoint: Endpoint<[Double], Void>(.post, "c"), body: [.nan])
        } throws: { error in
            guard case APIError.encoding = error else { return false }
            return true
        }
        #expect(transport.requests.isEmpty)
    }

    @Test(
        "Each transport error has its meaning",
        arguments: [
            (.failed(.connect, reason: "No route to host."), "transport: No route to host."),
            (.undecodableBody(reason: "Not gzip."), "transport: Not gzip."),
            (.timedOut(.connect, after: .seconds(1)), "timeout: No connection was made within 1 s."),
            (.invalidRequest(reason: "No host."), "invalid: No host."),
            (.cancelled, "cancelled: The request was cancelled."),
        ] as [(TransportError, String)]
    )
    func transportErrors(cause: TransportError, meaning: String) async throws {
        let transport = StubTransport { (_) throws(TransportError) in throw cause }
        let client = APIClient(baseURL: base, transport: transport)
        do throws(APIError) {
            try await client.response(endpoint: Endpoint<Void, Void>(.get, "c"))
            Issue.record("the call did not fail")
        } catch {
            let name =
                switch error {
                case .transport: "transport"
                case .timedOut: "timeout"
                case .invalidRequest: "invalid"
                case .cancelled: "cancelled"
                default: "another"
                }
            #expect("\(name): \(error)" == meaning)
        }
    }

    private func failedResponse(_ call: () async throws -> Void) async throws -> FailedResponse {
        do {
            try await call()
        } catch APIError.status(let response) {
            return response
        }
        Issue.record("the call did not fail")
        throw APIError.cancelled
    }

    private func failedResponse(_ call: () async throws -> City) async throws -> FailedResponse {
        try await failedResponse { () async throws -> Void in _ = try await call() }
    }
}
