import Testing

@testable import ChatServer

@Suite("The target of a request")
struct RequestTargetTests {
    @Test(
        "is its path and its query, decoded",
        arguments: [
            ("/", [], [:]),
            ("/?", [], [:]),
            ("/api/conversations", ["api", "conversations"], [:]),
            ("/a%20b/%C3%A9/%25", ["a b", "é", "%"], [:]),
            ("/+", ["+"], [:]),
            ("/...", ["..."], [:]),
            ("/x?q=a+b%26c&n=1&n=2&flag&=", ["x"], ["q": "a b&c", "n": "2", "flag": "", "": ""]),
            ("/x?a=b=c?d", ["x"], ["a": "b=c?d"]),
            ("/x?q=%2F..%2F", ["x"], ["q": "/../"]),
        ] as [(String, [String], [String: String])]
    )
    func decoded(text: String, path: [String], query: [String: String]) throws {
        let target = try #require(RequestTarget(text))
        #expect(target.path == path)
        #expect(target.query == query)
    }

    @Test(
        "is refused where a path could be meant in more than one way",
        arguments: [
            "", "x", "http://127.0.0.1/", "*", "//", "/a/", "//a", "/a//b", "/.", "/..", "/a/../b", "/%2e%2e/a",
            "/a%2Fb",
            "/a%2fb", "/%00", "/a%00b", "/%", "/%4", "/%zz", "/%C3", "/%FF", "/?q=%00", "/?q=%", "/?%zz=1",
        ]
    )
    func refused(text: String) {
        #expect(RequestTarget(text) == nil)
    }
}
