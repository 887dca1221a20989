import Testing
import WebAPI

@testable import ChatServer

@Suite("A refusal")
struct RefusalTests {
    private let refusal = Refusal(401, "You are not in.", ["X": "y"])

    @Test("is JSON for the page's script", arguments: [(HTTPMethod.get, "/api/x"), (.post, "/"), (.delete, "/x")])
    func script(method: HTTPMethod, target: String) {
        guard case .whole(401, "application/json", let fields, let body) = refusal.response(to: head(method, target))
        else {
            Issue.record("It is no JSON.")
            return
        }
        #expect(String(decoding: body, as: UTF8.self) == #"{"error":"You are not in."}"#)
        #expect(fields["X"] == "y")
    }

    @Test("is a page for a person", arguments: ["/", "/nowhere", "/../x"])
    func person(target: String) {
        guard case .whole(401, let type, _, let body) = refusal.response(to: head(.get, target)) else {
            Issue.record("It is no page.")
            return
        }
        #expect(type == "text/html; charset=utf-8")
        #expect(String(decoding: body, as: UTF8.self).contains("<p>You are not in.</p>"))
    }

    private func head(_ method: HTTPMethod, _ target: String) -> RequestHead {
        RequestHead(method: method, target: target)
    }
}
