import FaultServer
import Foundation
import Testing
import Waiting

@Suite("No key shows, wherever a server puts it", .timeLimit(.minutes(Patience.minutes)))
struct SecretTests {
    private static let key = "sk-SECRET/0123+456789"
    private static let other = "other-SECRET-0123456789"

    /// What a server answers that repeats all that it was sent.
    static let answers: [String: @Sendable (String) -> ScriptedResponse] = [
        "an error in JSON": { ChatScript.failure(401, $0) },
        "an error to be tried again": { ChatScript.failure(500, $0) },
        "plain text": { .text($0, status: 403) },
        "a page": { .text("<html>\($0)</html>", headers: ["Content-Type": "text/html"]) },
        "no JSON": { .text("{\($0)", headers: ["Content-Type": "application/json"]) },
        "an error inside the stream": { echo in
            ScriptedResponse([.eventStreamHead, ChatScript.text("Hel"), .event(#"{"error":{"message":"\#(echo)"}}"#)])
        },
        "a chunk that is none": { ScriptedResponse([.eventStreamHead, ChatScript.text("Hel"), .event($0)]) },
        "a redirect": { echo in
            ScriptedResponse(
                .head(302, ["Location": "http://\(Self.key)@localhost/?k=\(Self.other)", "Content-Length": "0"])
            )
        },
    ]

    @Test(
        "Neither in what is printed nor in what is told or kept, in any form",
        arguments: answers.keys.sorted(),
        [[], ["--json"], ["--no-stream", "--json"], ["-u", "--fallback", "m2"], ["-q"]]
    )
    func ask(name: String, flags: [String]) async throws {
        let answer = try #require(Self.answers[name])
        let server = try ScriptedServer { request in answer(Self.echo(request)) }
        defer { server.stop() }
        let home = MartletHome()
        let finished = try await Program.martlet.run(
            ["--endpoint", "\(server.url.absoluteString)/v1?key=\(Self.other)", "-m", "m", "--max-retries", "1"] + flags
                + ["Hi"],
            environment: home.environment.merging(["MARTLET_API_KEY": Self.key]) { $1 }
        )
        #expect(finished.code != 0)
        #expect(!server.requests.isEmpty)
        expectNoSecret(finished)
        try expectNoSecret(in: home)
    }

    @Test(
        "Nor does the doctor show one, or a list of models",
        arguments: [["doctor"], ["doctor", "--json"], ["models"]]
    )
    func others(command: [String]) async throws {
        let server = try ScriptedServer { request in ChatScript.failure(401, Self.echo(request)) }
        defer { server.stop() }
        let finished = try await Program.martlet.run(
            command + ["--endpoint", "\(server.url.absoluteString)/v1?key=\(Self.other)"],
            environment: ["MARTLET_API_KEY": Self.key]
        )
        #expect(finished.code == 3)
        expectNoSecret(finished)
    }

    private func expectNoSecret(_ finished: FinishedProcess) {
        #expect(!finished.text.contains("SECRET"), "\(finished.text)")
        #expect(!finished.notices.contains("SECRET"), "\(finished.notices)")
    }

    /// Byte by byte, in all files that there are, the database's log among them.
    private func expectNoSecret(in home: MartletHome) throws {
        let files = try #require(FileManager.default.enumerator(at: home.folder, includingPropertiesForKeys: nil))
        var searched = 0
        for case let file as URL in files where !file.hasDirectoryPath {
            let bytes = try Data(contentsOf: file)
            #expect(bytes.range(of: Data("SECRET".utf8)) == nil, "\(file.path)")
            searched += bytes.isEmpty ? 0 : 1
        }
        #expect(searched > 0)
    }

    private static func echo(_ request: RecordedRequest) -> String {
        "You sent \(request.target) with \(request.header("Authorization") ?? "no key")"
    }
}
