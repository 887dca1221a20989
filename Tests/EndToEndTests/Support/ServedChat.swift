import FaultServer
import Foundation
import JSONCoding
import Testing
import Waiting

/// `martlet serve` under test, with `curl` for its browser.
final class ServedChat: Sendable {
    let child: ChildProcess
    /// The URL that it printed.
    let url: String
    private let home: MartletHome

    /// An answer of the page.
    struct Reply {
        var status: Int
        var text: String

        /// What the body says.
        var json: JSONValue {
            get throws { try JSONValue(parsing: text) }
        }
    }

    /// Starts it and waits for its URL; at a port that the system picks, where none is given.
    init(
        _ arguments: [String],
        home: MartletHome,
        environment: [String: String] = [:],
        port: Int = 0
    ) async throws {
        self.home = home
        try FileManager.default.createDirectory(at: home.folder, withIntermediateDirectories: true)
        child = try Program.martlet.start(
            ["serve", "--port", "\(port)"] + arguments,
            environment: home.environment.merging(environment) { $1 }
        )
        let line = await child.nextLine()
        url = String(line.dropLast())
        try #require(line.hasSuffix("\n"))
    }

    /// Where the page is, without the token.
    var origin: String { String(url.prefix { $0 != "?" }.dropLast()) }

    var token: String { String(url.split(separator: "=").last ?? "") }

    /// Opens the URL, as a browser that keeps its cookies.
    func open() async throws -> Reply { try await curl("-L", url) }

    func get(_ path: String, _ arguments: String...) async throws -> Reply {
        try await curl(arguments + [origin + path])
    }

    func post(_ path: String, _ body: JSONValue) async throws -> Reply {
        try await curl("-H", "Content-Type: application/json", "--data-binary", body.text, origin + path)
    }

    /// Begins a conversation with a question; its id.
    func begin(_ question: String) async throws -> String {
        let reply = try await post("/api/conversations", ["text": .string(question)])
        return try #require(try reply.json["id"]?.stringValue, "\(reply)")
    }

    /// Reads a conversation until its last message is so far; what that says.
    func waitForAnswer(in id: String, status: String) async throws -> String {
        var last: JSONValue?
        try await eventually("an answer that is \(status)") {
            last = try await get("/api/conversations/\(id)").json["messages"]?.arrayValue?.last
            return last?["status"]?.stringValue == status
        }
        return last?["text"]?.stringValue ?? last?["blocks"]?.arrayValue?.compactMap(\.stringValue).joined() ?? ""
    }

    private func curl(_ arguments: String...) async throws -> Reply { try await curl(arguments) }

    private func curl(_ arguments: [String]) async throws -> Reply {
        let jar = home.path("cookies")
        let always = ["-s", "-m", "\(Patience.limit.components.seconds)", "-b", jar, "-c", jar, "-w", "\n%{http_code}"]
        let words = (["curl"] + always + arguments).map { "'\($0.replacing("'", with: #"'\''"#))'" }
        let finished = try await Program.shell.run(["-c", words.joined(separator: " ")])
        let lines = finished.text.split(separator: "\n", omittingEmptySubsequences: false)
        let status = lines.last.flatMap { Int($0) } ?? 0
        return Reply(status: status, text: lines.dropLast().joined(separator: "\n"))
    }
}
