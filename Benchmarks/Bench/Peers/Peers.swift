/// All that take part, each a process of its own.
struct Peers: Sendable {
    static let limitName = "limit"
    static let martletName = "Martlet"
    static let fallbackName = "Martlet with a fallback"
    static let plainName = "plain Swift client"
    static let openaiName = "openai"

    /// The C program on libcurl that drops the bytes.
    let limit: Peer
    /// The same, with a walk from line to line.
    let lines: Peer
    let martlet: Peer
    let urlSession: Peer
    /// URLSession, split lines, `JSONDecoder`.
    let plain: Peer
    /// The package of Python.
    let openai: Peer

    init(_ options: Options) {
        func program(_ name: String) -> String { options.programs + "/" + name }
        limit = Peer(name: Self.limitName, command: [program("limit")])
        lines = Peer(name: "limit, walking lines", command: [program("limit"), "--lines"])
        martlet = Peer(name: Self.martletName, command: [program("martlet-client")])
        urlSession = Peer(
            name: "Martlet over URLSession",
            command: [program("martlet-client"), "--transport", "urlsession"]
        )
        plain = Peer(name: Self.plainName, command: [program("plain-client")])
        openai = Peer(name: Self.openaiName, command: [options.python, "Benchmarks/Python/openai-client.py"])
    }

    /// Martlet with somebody who stands in.
    func martlet(fallingBackTo url: String) -> Peer {
        Peer(name: Self.fallbackName, command: martlet.command + ["--fallback", url])
    }
}
