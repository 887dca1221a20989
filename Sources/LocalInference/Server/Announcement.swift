/// The line in which a server says where it listens.
///
/// Our launcher and today's `llama-server` write `listening on http://127.0.0.1:PORT`, older ones
/// `HTTP server is listening, hostname: 127.0.0.1, port: PORT`.
enum Announcement {
    /// The port that a line announces, or nil where it announces none.
    static func port(in line: String) -> Int? {
        guard let listening = line.firstRange(of: "listening") else { return nil }
        let rest = line[listening.upperBound...]
        for mark in ["http://127.0.0.1:", "port: "] {
            guard let mark = rest.firstRange(of: mark) else { continue }
            let digits = rest[mark.upperBound...].prefix(while: { $0.isASCII && $0.isNumber })
            guard let port = Int(digits), (1...65535).contains(port) else { continue }
            return port
        }
        return nil
    }
}
