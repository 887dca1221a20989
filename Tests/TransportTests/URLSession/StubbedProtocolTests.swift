import Foundation
import Synchronization
import Testing
import URLSessionTransport
import Waiting
import WebAPI

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("URLSessionHTTPTransport: an app's stub", .timeLimit(.minutes(Patience.minutes)))
struct StubbedProtocolTests {
    @Test("a URLProtocol in the configuration answers in place of the network")
    func stub() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [FailingOnce.self]
        let transport = URLSessionHTTPTransport(configuration: configuration)
        let request = HTTPRequest(url: try #require(URL(string: "https://api.example.invalid/v1/models")))
        let first = try await transport.whole(request)
        let second = try await transport.whole(request)
        #expect(first.head.status == 500)
        #expect(first.text == "/v1/models")
        #expect(second.head.status == 200)
        #expect(second.text == "/v1/models")
        #expect(second.head.headers["X-Stub"] == "yes")
    }

    @Test("a client with a retry policy succeeds on the second try")
    func retry() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [FailingOnce.self]
        let client = APIClient(
            baseURL: try #require(URL(string: "https://retry.example.invalid/v1")),
            transport: URLSessionHTTPTransport(configuration: configuration),
            retryPolicy: RetryPolicy(baseDelay: .zero)
        )
        let (head, body) = try await client.bytes(endpoint: Endpoint<Void, Void>(.get, "models"))
        #expect(head.status == 200)
        #expect(await body.collect(upTo: 100).data == Data("/v1/models".utf8))
    }

    @Test("a configuration that was passed in stays as it was")
    func configurationIsCopied() {
        let configuration = URLSessionConfiguration.default
        let (cache, timeout) = (configuration.urlCache, configuration.timeoutIntervalForRequest)
        _ = URLSessionHTTPTransport(configuration: configuration)
        #expect(configuration.urlCache === cache)
        #expect(configuration.timeoutIntervalForRequest == timeout)
    }

    /// Answers 500 to the first request to a host and 200 after that, with the path as the body.
    private final class FailingOnce: URLProtocol {
        private static let counts = Mutex<[String: Int]>([:])

        override class func canInit(with request: URLRequest) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func stopLoading() {}

        override func startLoading() {
            let count = Self.counts.withLock { counts in
                counts[request.url?.host() ?? "", default: 0] += 1
                return counts[request.url?.host() ?? ""]
            }
            guard let url = request.url,
                let response = HTTPURLResponse(
                    url: url,
                    statusCode: count == 1 ? 500 : 200,
                    httpVersion: "HTTP/1.1",
                    headerFields: ["X-Stub": "yes"]
                )
            else { return }
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data(url.path().utf8))
            client?.urlProtocolDidFinishLoading(self)
        }
    }
}
