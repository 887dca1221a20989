import Testing
import WebAPI

@testable import ChatServer

@Suite("The gate")
struct GateTests {
    private let gate: Gate

    init() {
        var generator = CountingGenerator()
        gate = Gate(
            host: "127.0.0.1",
            port: 4711,
            token: Secret(using: &generator),
            session: Secret(using: &generator)
        )
    }

    /// A request of the page, but for what is said.
    private func head(
        _ method: HTTPMethod = .get,
        _ target: String = "/api/models",
        _ changes: [(String, String?)] = []
    ) -> RequestHead {
        var fields: HTTPFields = ["Host": "127.0.0.1:4711", "Cookie": "martlet-4711=\(gate.session.text)"]
        if method == .post {
            fields["Content-Type"] = "application/json"
            fields["Content-Length"] = "2"
        }
        for (name, value) in changes { fields[name] = value }
        return RequestHead(method: method, target: target, fields: fields)
    }

    /// The status of what becomes of a request: 200 where it passes, 303 where a browser is let in.
    private func status(_ head: RequestHead) -> Int {
        switch gate.verdict(on: head) {
        case .pass: 200
        case .launch: 303
        case .refuse(let refusal): refusal.status
        }
    }

    @Test("lets the page's requests through, with what they say")
    func pass() throws {
        let head = head(.post, "/api/a%20b?after=1.2", [("Last-Event-ID", "7"), ("Content-Length", "12")])
        guard case .pass(let request, let length) = gate.verdict(on: head) else {
            Issue.record("It does not pass.")
            return
        }
        #expect(request.method == .post)
        #expect(request.path == ["api", "a b"])
        #expect(request.query == ["after": "1.2"])
        #expect(request.fields["last-event-id"] == "7")
        #expect(length == 12)
    }

    @Test(
        "answers three methods",
        arguments: [
            ("GET", 200), ("POST", 200), ("DELETE", 200), ("HEAD", 405), ("OPTIONS", 405), ("PUT", 405), ("PATCH", 405),
            ("TRACE", 405), ("CONNECT", 405), ("get", 405), ("X", 405),
        ]
    )
    func methods(name: String, status: Int) {
        #expect(self.status(head(HTTPMethod(rawValue: name))) == status)
    }

    @Test("refuses a target that is no path", arguments: ["http://127.0.0.1:4711/", "/../x", "/%00", "*"])
    func targets(target: String) {
        #expect(status(head(.get, target)) == 400)
    }

    @Test("refuses a name that is another's, or none, or two")
    func hosts() {
        #expect(status(head(.get, "/", [("Host", "evil.example:4711")])) == 403)
        #expect(status(head(.get, "/", [("Host", nil)])) == 400)
        var twice = head(.get, "/")
        twice.fields.append("127.0.0.1:4711", for: "host")
        #expect(status(twice) == 400)
    }

    @Test(
        "refuses what another site is behind",
        arguments: [
            ("Origin", "http://127.0.0.1:4711", 200), ("Origin", "http://localhost:4711", 403),
            ("Origin", "https://127.0.0.1:4711", 403), ("Origin", "http://127.0.0.1:8080", 403),
            ("Origin", "http://127.0.0.1", 403), ("Origin", "null", 403), ("Origin", "", 403),
            ("Origin", "http://evil.example", 403), ("Sec-Fetch-Site", "same-origin", 200),
            ("Sec-Fetch-Site", "none", 200), ("Sec-Fetch-Site", "same-site", 403),
            ("Sec-Fetch-Site", "cross-site", 403),
            ("Sec-Fetch-Site", "", 403),
        ]
    )
    func sites(name: String, value: String, status: Int) {
        for method in [HTTPMethod.get, .post, .delete] {
            #expect(self.status(head(method, "/api/models", [(name, value)])) == status)
        }
    }

    @Test("takes the page's own origin under each of its names")
    func ownOrigin() {
        let changes = [("Host", "localhost:4711"), ("Origin", "http://localhost:4711")]
        #expect(status(head(.post, "/api/x", changes)) == 200)
    }

    @Test(
        "knows a browser by the cookie of this port alone",
        arguments: [
            ("martlet-4711=$", 200), ("a=b; martlet-4711=$", 200), ("a=b;martlet-4711=$;c=d", 200),
            ("martlet-4711=x; martlet-4711=$", 200), ("martlet-4711=", 401), ("martlet-4711", 401), ("", 401),
            ("martlet-4712=$", 401), ("xmartlet-4711=$", 401), ("martlet-4711=$x", 401), ("$", 401), (nil, 401),
        ] as [(String?, Int)]
    )
    func cookies(cookie: String?, status: Int) {
        let cookie = cookie.map { $0.replacing("$", with: gate.session.text) }
        for target in ["/", "/page.js", "/api/models", "/nowhere"] {
            #expect(self.status(head(.get, target, [("Cookie", cookie)])) == status)
        }
    }

    @Test("shows how a page looks to every browser of this machine", arguments: ["/page.css", "/icon.svg"])
    func openToAll(target: String) {
        #expect(status(head(.get, target, [("Cookie", nil)])) == 200)
        #expect(status(head(.get, target, [("Cookie", nil), ("Sec-Fetch-Site", "cross-site")])) == 403)
    }

    @Test("lets a browser in by the token, wherever the link stood")
    func launch() {
        let target = "/?token=\(gate.token.text)"
        #expect(status(head(.get, target, [("Cookie", nil)])) == 303)
        #expect(status(head(.get, target, [("Cookie", nil), ("Sec-Fetch-Site", "cross-site")])) == 303)
        #expect(status(head(.get, target, [("Host", "evil.example:4711")])) == 403)
        for guess in ["", "x", gate.session.text] {
            #expect(status(head(.get, "/?token=\(guess)")) == 401)
        }
        #expect(status(head(.get, "/api/models?token=\(gate.token.text)", [("Cookie", nil)])) == 401)
        #expect(status(head(.post, target, [("Cookie", nil)])) == 401)
    }

    @Test(
        "goes on to the page without the token; from another site by a page of its own",
        arguments: [(nil, 303), ("none", 303), ("same-origin", 303), ("same-site", 200), ("cross-site", 200)]
            as [(String?, Int)]
    )
    func entrance(site: String?, status: Int) throws {
        let response = gate.entrance(for: head(.get, "/?token=", [("Sec-Fetch-Site", site)]))
        guard case .whole(status, _, let fields, let body) = response else {
            Issue.record("\(response)")
            return
        }
        #expect(fields["Set-Cookie"] == "martlet-4711=\(gate.session.text); HttpOnly; SameSite=Strict; Path=/")
        #expect(fields["Location"] == (status == 303 ? "/" : nil))
        #expect(String(decoding: body, as: UTF8.self).contains("url=/\"") == (status == 200))
    }

    @Test(
        "takes JSON alone",
        arguments: [
            ("application/json", 200), ("application/json; charset=utf-8", 200), ("Application/JSON;x", 200),
            ("text/plain", 415), ("application/x-www-form-urlencoded", 415), ("multipart/form-data", 415),
            ("application/jsonp", 415), ("text/plain; application/json", 415), ("", 415), (nil, 415),
        ] as [(String?, Int)]
    )
    func types(type: String?, status: Int) {
        #expect(self.status(head(.post, "/api/x", [("Content-Type", type)])) == status)
    }

    @Test(
        "has to know how much comes",
        arguments: [
            ("Content-Length", "0", 200), ("Content-Length", "\(Gate.largestBody)", 200),
            ("Content-Length", "\(Gate.largestBody + 1)", 413), ("Content-Length", "99999999999999999999", 413),
            ("Content-Length", nil, 411), ("Content-Length", "", 411), ("Content-Length", "-1", 411),
            ("Content-Length", "0x10", 411), ("Content-Length", "2, 2", 411), ("Transfer-Encoding", "chunked", 411),
            ("Transfer-Encoding", "identity", 411),
        ] as [(String, String?, Int)]
    )
    func lengths(name: String, value: String?, status: Int) {
        #expect(self.status(head(.post, "/api/x", [(name, value)])) == status)
    }

    @Test("takes one length, and a body with a POST alone")
    func bodies() {
        var twice = head(.post)
        twice.fields.append("2", for: "Content-Length")
        #expect(status(twice) == 411)
        for method in [HTTPMethod.get, .delete] {
            #expect(status(head(method, "/api/x", [("Content-Length", "0")])) == 200)
            #expect(status(head(method, "/api/x", [("Content-Length", "1")])) == 400)
            #expect(status(head(method, "/api/x", [("Transfer-Encoding", "chunked")])) == 411)
        }
    }
}
