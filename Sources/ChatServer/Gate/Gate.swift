import WebAPI

/// What every request passes before anything is done for it.
///
/// A page of any other site that the browser has open may send requests to this machine, so nothing but a browser that has
/// been let in by the launch token gets further, and what it sends has to come from the page itself.
struct Gate: Sendable {
    /// What is done about a request.
    enum Verdict: Sendable {
        /// It is answered. Its body is still to come, and has this many bytes.
        case pass(PageRequest, length: Int)
        /// The browser has the launch token: it gets its cookie.
        case launch
        /// It gets a sentence.
        case refuse(Refusal)
    }

    /// How large a body may be, in bytes: 16 MiB of attachments as Base64, and some text.
    static let largestBody = 24 << 20

    let hosts: ServedHosts
    let token: Secret
    let session: Secret
    let cookieName: String

    init(host: String, port: Int, token: Secret, session: Secret) {
        hosts = ServedHosts(host: host, port: port)
        self.token = token
        self.session = session
        cookieName = "martlet-\(port)"
    }

    /// Decides by the head of a request.
    func verdict(on head: RequestHead) -> Verdict {
        do throws(Refusal) {
            try checkMethod(head)
            guard let target = RequestTarget(head.target) else { throw .badTarget }
            try checkHost(head)
            if try isLaunch(head, target) { return .launch }
            try checkSite(head)
            if !target.isOpenToAll { try checkCookie(head) }
            let length = try bodyLength(head)
            let request = PageRequest(method: head.method, path: target.path, query: target.query, fields: head.fields)
            return .pass(request, length: length)
        } catch {
            return .refuse(error)
        }
    }
}

// MARK: - The checks

extension Gate {
    private func checkMethod(_ head: RequestHead) throws(Refusal) {
        guard [.get, .post, .delete].contains(head.method) else {
            throw Refusal(405, "This server answers GET, POST and DELETE only.", ["Allow": "GET, POST, DELETE"])
        }
    }

    /// A foreign name that leads to this machine is how another site would reach it as if it were its own.
    private func checkHost(_ head: RequestHead) throws(Refusal) {
        let names = head.fields.values(for: "Host")
        guard names.count == 1 else { throw Refusal(400, "A request names one host.") }
        guard hosts.contains(names[0]) else {
            throw Refusal(403, "The page is not served under this name. Open the URL that martlet serve printed.")
        }
    }

    private func isLaunch(_ head: RequestHead, _ target: RequestTarget) throws(Refusal) -> Bool {
        guard head.method == .get, target.path.isEmpty, let guess = target.query["token"] else { return false }
        guard token.matches(guess) else { throw .staleToken }
        return true
    }

    /// Another site's page may send requests, though it can't read what comes of them. Other ports of this machine count as
    /// other sites, and their requests would carry the cookie.
    private func checkSite(_ head: RequestHead) throws(Refusal) {
        let origins = head.fields.values(for: "Origin")
        let isOwn = origins.allSatisfy { origin in
            origin.lowercased() == "http://\(head.fields["Host"] ?? "")".lowercased()
        }
        guard isOwn, !head.isFromElsewhere else { throw .foreignSite }
    }

    private func checkCookie(_ head: RequestHead) throws(Refusal) {
        let cookies = head.fields.values(for: "Cookie").flatMap { $0.split(separator: ";") }
        let isKnown = cookies.contains { cookie in
            let halves = cookie.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return halves.count == 2 && halves[0].trimmingPrefix(while: \.isWhitespace) == cookieName
                && session.matches(String(halves[1]))
        }
        guard isKnown else { throw .unknownBrowser }
    }

    /// How long the body is, which has to be said: what has no length can't be refused before it is read.
    private func bodyLength(_ head: RequestHead) throws(Refusal) -> Int {
        guard head.fields["Transfer-Encoding"] == nil else { throw .lengthMissing }
        let lengths = head.fields.values(for: "Content-Length")
        guard head.method == .post else {
            guard lengths.allSatisfy({ $0 == "0" }) else { throw Refusal(400, "Only a POST has a body.") }
            return 0
        }
        let types = head.fields.values(for: "Content-Type")
        let type = types.first?.prefix { $0 != ";" && !$0.isWhitespace }.lowercased()
        guard types.count == 1, type == "application/json" else {
            throw Refusal(415, "What is sent must be JSON, with the content type application/json.")
        }
        guard lengths.count == 1, !lengths[0].isEmpty, lengths[0].allSatisfy({ ("0"..."9").contains($0) }) else {
            throw .lengthMissing
        }
        guard let length = Int(lengths[0]), length <= Self.largestBody else {
            throw Refusal(413, "That is more than the \(Self.largestBody >> 20) MB that can be sent at once.")
        }
        return length
    }
}

extension RequestHead {
    /// Whether the browser says that another site is behind it.
    var isFromElsewhere: Bool {
        !fields.values(for: "Sec-Fetch-Site").allSatisfy { ["same-origin", "none"].contains($0) }
    }
}

extension RequestTarget {
    /// What a browser that is not let in gets to see, so that its page looks like one.
    fileprivate var isOpenToAll: Bool { [["page.css"], ["icon.svg"]].contains(path) }
}

extension Refusal {
    fileprivate static let badTarget = Refusal(400, "There is no such address here.")
    fileprivate static let lengthMissing = Refusal(411, "A request with a body says its length.")
    fileprivate static let staleToken = Refusal(
        401,
        "This link is not from the server that runs now. Open the URL that martlet serve printed last."
    )
    fileprivate static let unknownBrowser = Refusal(
        401,
        "This browser has not been let in. Open the URL that martlet serve printed, with its token."
    )
    fileprivate static let foreignSite = Refusal(
        403,
        "The request came from another site. Open the page by its own address."
    )
}
