import Foundation
import LLM
import LLMTesting
import Synchronization
import Testing
import WebAPI

@Suite("No secret shows in what is told of retries, routes and requests")
struct SurvivingSecretsTests {
    private static let marker = "SECRET-0123456789"
    private static let url = "http://user:pw-\(marker)@localhost/v1?key=query-\(marker)"

    /// A client with a secret wherever one can stand: key, header, query, password, and what an interceptor adds.
    private func client(
        _ transport: StubTransport,
        log: @escaping @Sendable (CallLog.Entry) -> Void
    ) throws -> LLMClient {
        var client = LLMClient(
            baseURL: try #require(URL(string: Self.url)),
            apiKey: "key-\(Self.marker)",
            timeouts: .none,
            retryPolicy: RetryPolicy(baseDelay: .zero),
            headers: ["X-Api-Key": "header-\(Self.marker)"],
            transport: transport
        )
        client.interceptors = [
            ClosureInterceptor { request, next throws(TransportError) in
                var request = request
                request.headers["X-Signature"] = "signature-\(Self.marker)"
                return try await next.send(request)
            }
        ]
        client.log = CallLog(minimumLevel: .trace, sink: log)
        return client
    }

    /// A server that echoes everything that it was sent.
    private static let echo = StubTransport { request in
        let fields = request.headers.map { "\($0.name): \($0.value)" }.joined(separator: " ")
        let body = "You sent \(request.url.absoluteString) with \(fields)"
        return StubResponse(
            status: 500,
            headers: ["Content-Type": "text/plain", "x-request-id": request.headers["X-Signature"] ?? ""],
            body
        )
    }

    @Test("Neither in an error, nor in the log, at any level, nor in events, nor in a chain's account of its routes")
    func everywhere() async throws {
        let lines = Mutex<[String]>([])
        let client = try client(Self.echo) { entry in lines.withLock { $0.append("\(entry) \(entry.fields)") } }
        let chain = ModelChain([ModelRoute("a", client), ModelRoute("b", client)])
        var texts: [String] = []
        do {
            for try await event in chain.stream("Hi") { texts.append("\(event)") }
        } catch {
            texts += [error.description, error.localizedDescription, "\(error)", String(reflecting: error)]
            var dumped = ""
            dump(error, to: &dumped)
            texts.append(dumped)
        }
        let stream = chain.stream("SECRET question")
        let values: [Any] = [
            client, chain, chain.routes, stream, stream.text, stream.makeAsyncIterator(),
            client.stream("SECRET question").text.makeAsyncIterator(),
        ]
        for value in values {
            var dumped = ""
            dump(value, to: &dumped)
            texts += [dumped, "\(value)", String(reflecting: value)]
        }
        texts += lines.withLock { $0 }
        #expect(lines.withLock { $0 }.contains { $0.contains("Trying again") })
        #expect(lines.withLock { $0 }.contains { $0.contains("Request body") })
        for text in texts { #expect(!text.contains("SECRET"), "\(text)") }
    }

    @Test(
        "Wherever a URL carries it, and however a server writes it",
        arguments: [
            "http://localhost/v1?sk-SECRET%2Fabc1", "http://sk-SECRETuser1@localhost/v1",
            "http://u:sk-SECRET%2Bpw1@localhost/v1", "http://localhost/v1?key=sk-SECRET%2Fab%2B1",
        ]
    )
    func inURL(url: String) async throws {
        let lines = Mutex<[String]>([])
        var client = LLMClient(
            baseURL: try #require(URL(string: url)),
            apiKey: "sk+SECRET/def=1234",
            retryPolicy: .never,
            transport: StubTransport { request in
                let url = request.url.absoluteString
                let key = #"sk%2BSECRET%2Fdef%3D1234 sk%2bSECRET%2fdef%3d1234 sk+SECRET\/def=1234 sk+SECRET/def=1234"#
                return StubResponse(status: 307, headers: ["Location": url], "\(url) \(key)")
            }
        )
        client.log = CallLog(minimumLevel: .trace) { entry in lines.withLock { $0.append("\(entry)") } }
        let error = try #require(await client.chatFailure())
        var dumped = ""
        dump(client, to: &dumped)
        let texts = ["\(client)", dumped, error.description, error.bodySnippet ?? "", "\(error)"]
        for text in texts + lines.withLock({ $0 }) {
            #expect(!text.contains("SECRET"), "\(text)")
        }
    }

    @Test("A field of a name that nobody thought of does not stand in the log")
    func unknownFields() async throws {
        let lines = Mutex<[String]>([])
        var client = LLMClient(
            baseURL: try #require(URL(string: "http://localhost/v1")),
            headers: ["X-Jwt": "jwt-\(Self.marker)", "Cookie": "a=b; session=\(Self.marker)"],
            transport: StubTransport(.completion("Hello"))
        )
        client.log = CallLog(minimumLevel: .trace) { entry in lines.withLock { $0.append("\(entry)") } }
        _ = try await client.complete("Hi")
        for line in lines.withLock({ $0 }) { #expect(!line.contains("SECRET"), "\(line)") }
    }

    @Test("A signature that is another one each time is cut out each time")
    func rotating() async throws {
        let count = Mutex(0)
        var client = try client(Self.echo) { _ in }
        client.interceptors = [
            ClosureInterceptor { request, next throws(TransportError) in
                var request = request
                let number = count.withLock { count in
                    count += 1
                    return count
                }
                request.headers["X-Signature"] = "\(number)-\(Self.marker)"
                return try await next.send(request)
            }
        ]
        for _ in 0..<100 {
            guard let error = await client.chatFailure() else { continue }
            #expect(!error.description.contains("SECRET"))
            #expect(error.bodySnippet?.contains("SECRET") != true)
        }
    }
}
