import Foundation
import LLMTesting
import Testing
import WebAPI

@Suite("What is printed holds no secret")
struct SecretsTests {
    private let secret = "s3cr3t"
    private let base = URL(string: "https://user:s3cr3t@api.example.com:8443/v1?appid=s3cr3t&lang=s3cr3t#s3cr3t")

    @Test("A client shows where its API begins, and nothing of its header fields")
    func client() throws {
        let client = APIClient(
            baseURL: try #require(base),
            transport: StubTransport(StubResponse("")),
            headers: ["Authorization": "Bearer s3cr3t", "X-Team": "s3cr3t"]
        )
        expectNoSecret(in: client)
        #expect("\(client)" == "APIClient(https://api.example.com:8443/v1?appid=[redacted]&lang=[redacted])")
    }

    @Test("A request shows names, and no values")
    func request() throws {
        let request = HTTPRequest(
            method: .post,
            url: try #require(base),
            headers: ["Authorization": "Bearer s3cr3t", "X-Team": "s3cr3t"],
            body: Data("s3cr3t".utf8)
        )
        expectNoSecret(in: request)
        let url = "https://api.example.com:8443/v1?appid=[redacted]&lang=[redacted]"
        #expect("\(request)" == "POST \(url) [Authorization, X-Team], body: 6 B")
        #expect("\(HTTPRequest(url: URL(filePath: "/x")))".hasSuffix("[], no body"))
    }

    @Test(
        "The value of a header field whose name says so is a secret",
        arguments: [
            "Authorization", "Proxy-Authorization", "X-API-Key", "api-key", "X-Auth-Token", "Client-Secret", "Cookie",
            "Set-Cookie", "X-Password", "X-Signature", "X-Amz-Credential", "AUTHORIZATION",
        ]
    )
    func fields(name: String) throws {
        let fields = HTTPFields([(name, secret), ("Accept", "text/plain")])
        expectNoSecret(in: fields)
        expectNoSecret(in: try #require(fields.first))
        expectNoSecret(in: HTTPResponse(status: 200, headers: fields))
        expectNoSecret(in: FailedResponse(status: 400, headers: fields, body: Data()))
        #expect("\(fields)" == "[\(name): [redacted], Accept: text/plain]")
        #expect(fields[name] == secret)
    }

    @Test("An endpoint shows the names of its query, and no values")
    func query() {
        let query: QueryItems = ["appid": "s3cr3t", "raw": nil]
        #expect("\(query)" == "appid=[redacted]&raw")
        expectNoSecret(in: query)
        expectNoSecret(in: Endpoint<Void, Void>(.get, "x", query: query, headers: ["X-API-Key": "s3cr3t"]))
    }

    @Test("Other values show")
    func plain() {
        let fields: HTTPFields = ["Accept": "text/plain", "Retry-After": "7"]
        #expect("\(fields)" == "[Accept: text/plain, Retry-After: 7]")
        #expect(dumped(fields).contains("Retry-After: 7"))
        #expect("\(HTTPFields())" == "[]")
    }

    @Test(
        "A URL keeps what is no secret",
        arguments: [
            ("https://h", "https://h"), ("http://h:80/a%20b", "http://h:80/a%20b"),
            ("https://h/?a", "https://h/?[redacted]"),
            ("https://h/?a=&b=1=2", "https://h/?a=[redacted]&b=[redacted]"),
            ("https://u@h/x?k%3D=v%26w", "https://h/x?k%3D=[redacted]"),
        ]
    )
    func url(text: String, shown: String) throws {
        #expect(try #require(URL(string: text)).redacted == shown)
    }

    private func expectNoSecret(in value: some Any) {
        #expect(!dumped(value).contains(secret))
        #expect(!String(describing: value).contains(secret))
        #expect(!String(reflecting: value).contains(secret))
    }

    private func dumped(_ value: some Any) -> String {
        var text = ""
        dump(value, to: &text)
        return text
    }
}
