import Foundation
import Testing
import WebAPI

@testable import CurlTransport

@Suite("RequestPlan")
struct RequestPlanTests {
    @Test("writes header lines in libcurl's notation")
    func writesHeaders() throws {
        let request = HTTPRequest(
            url: try #require(URL(string: "http://a.test/")),
            headers: [
                "A": "b", "a": "c", "Empty": "", "Blank": " ", "Content-Type": "text/plain", "Content-Length": "9",
            ]
        )
        #expect(
            try RequestPlan(request).headerLines
                == ["Expect:", "A: b", "a: c", "Empty;", "Blank;", "Content-Type: text/plain"]
        )
    }

    @Test("keeps libcurl from adding a content type")
    func suppressesContentType() throws {
        let request = HTTPRequest(url: try #require(URL(string: "http://a.test/")))
        #expect(try RequestPlan(request).headerLines == ["Expect:", "Content-Type:"])
    }

    @Test(
        "names the peer without what may be secret",
        arguments: [
            ("http://a.test/", "a.test:80"), ("https://a.test", "a.test:443"), ("HTTP://a.test:81/x", "a.test:81"),
            ("https://user:secret@a.test/secret?key=secret#secret", "a.test:443"), ("http://[::1]:8080/", "[::1]:8080"),
        ]
    )
    func namesPeer(url: String, peer: String) throws {
        #expect(try RequestPlan(HTTPRequest(url: #require(URL(string: url)))).peer == peer)
    }

    @Test(
        "refuses a request that can't be sent as it is",
        arguments: [
            HTTPRequest(url: URL(filePath: "/etc/passwd")),
            HTTPRequest(url: URL(string: "ftp://a.test/")!),
            HTTPRequest(url: URL(string: "/relative")!),
            HTTPRequest(url: URL(string: "http:///path")!),
            HTTPRequest(method: HTTPMethod(rawValue: ""), url: URL(string: "http://a.test/")!),
            HTTPRequest(method: HTTPMethod(rawValue: "GET / HTTP/1.1\r\nX:"), url: URL(string: "http://a.test/")!),
            HTTPRequest(method: .head, url: URL(string: "http://a.test/")!, body: Data()),
            HTTPRequest(url: URL(string: "http://a.test/")!, headers: ["A B": "c"]),
            HTTPRequest(url: URL(string: "http://a.test/")!, headers: ["": "c"]),
            HTTPRequest(url: URL(string: "http://a.test/")!, headers: ["A:": "c"]),
            HTTPRequest(url: URL(string: "http://a.test/")!, headers: ["A": "secret\r\nB: c"]),
            HTTPRequest(url: URL(string: "http://a.test/")!, headers: ["A": "secret\n"]),
            HTTPRequest(url: URL(string: "http://a.test/")!, headers: ["A": "secret\0"]),
        ]
    )
    func refuses(request: HTTPRequest) {
        let error = #expect(throws: TransportError.self) { try RequestPlan(request) }
        guard case .invalidRequest(let reason) = error else {
            Issue.record("\(String(describing: error)) is not an invalid request")
            return
        }
        #expect(!reason.contains("secret"))
        #expect(reason.hasSuffix("."))
    }

    @Test(
        "tells which requests announce a body, and which may be sent twice",
        arguments: [
            (HTTPMethod.get, nil, false, true), (.get, Data("x".utf8), true, true), (.head, nil, false, true),
            (.post, nil, true, false), (.post, Data("x".utf8), true, false), (.put, nil, true, true),
            (.patch, nil, true, false), (.delete, nil, false, true), (.init(rawValue: "get"), nil, false, false),
        ] as [(HTTPMethod, Data?, Bool, Bool)]
    )
    func knowsMethods(method: HTTPMethod, body: Data?, announcesBody: Bool, isIdempotent: Bool) throws {
        let plan = try RequestPlan(
            HTTPRequest(method: method, url: #require(URL(string: "http://a.test/")), body: body)
        )
        #expect(plan.announcesBody == announcesBody)
        #expect(plan.method.isIdempotent == isIdempotent)
    }
}
