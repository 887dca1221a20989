import FaultServer
import Foundation
import JSONCoding
import Testing
import Waiting

@Suite("martlet, ended in the middle", .serialized, .timeLimit(.minutes(Patience.minutes)))
struct KillTests {
    /// How far an answer has come when the program is ended.
    enum Moment: CaseIterable, Sendable {
        case wait, stream, save

        var script: ScriptedResponse {
            switch self {
            case .wait: ScriptedResponse(.silence)
            case .stream:
                ScriptedResponse(.eventStreamHead, ChatScript.text("Once upon"), ChatScript.text(" a time"), .silence)
            case .save: ChatScript.stream("Once upon", " a time")
            }
        }

        var shown: String { self == .wait ? "" : "Once upon a time" }
    }

    @Test(
        "nothing that was shown is missing, and -c goes on from it",
        arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL],
        Moment.allCases
    )
    func kept(signal: Int32, moment: Moment) async throws {
        let home = MartletHome()
        try await withScriptedServer(moment.script) { server in
            let child = try Program.martlet.start(
                Program.talking(to: server) + ["Tell a story"],
                environment: home.environment
            )
            try await server.request()
            let shown = await child.output(atLeast: moment.shown.utf8.count)
            child.send(signal: signal)
            let finished = await child.finish()
            #expect((shown + finished.output).starts(with: moment.shown.utf8))
            #expect(finished.code == 128 + signal || moment == .save)
        }

        let messages = try await home.messages()
        #expect(messages.map(\.role) == ["user", "assistant"])
        #expect(messages.map(\.text) == ["Tell a story", moment.shown])
        let endings: Set = signal == SIGKILL ? ["truncated"] : ["stopped"]
        #expect(messages.first?.status == "complete")
        #expect(endings.union(moment == .save ? ["complete"] : []).contains(messages.last?.status ?? ""))

        try await withScriptedServer(ChatScript.stream("The end.")) { server in
            let next = try await Program.martlet.run(
                Program.talking(to: server) + ["-c", "Go on"],
                environment: home.environment
            )
            #expect(next.text == "The end.\n")
            let told = try JSONValue(parsing: try await server.request().text)["messages"]?.arrayValue ?? []
            let sent = moment == .wait ? ["Tell a story\n\nGo on"] : ["Tell a story", moment.shown, "Go on"]
            #expect(told.compactMap { $0["content"]?.stringValue } == sent)
        }
    }

    @Test("Where there is no room left, the answer goes on, and is said not to be kept")
    func noRoom() async throws {
        let home = MartletHome()
        // No file may grow beyond 256 KB, so the store is full after some 50 pieces: each takes a page of its log.
        let pieces = (0..<200).map { "piece \($0) " }
        let script = ScriptedResponse([.eventStreamHead] + pieces.map(ChatScript.text) + ChatScript.end())
        try await withScriptedServer(script) { server in
            let limited = try await Program.martlet.runInShell(
                Program.talking(to: server) + ["Tell a story"],
                before: "ulimit -f 256;",
                environment: home.environment
            )
            #expect(limited.text == pieces.joined() + "\n")
            #expect(limited.code == 0)
            #expect(limited.notices.contains("The answer is not kept as it comes."))
        }
        let messages = try await home.messages()
        #expect(messages.map(\.role) == ["user", "assistant"])
        #expect(pieces.joined().hasPrefix(messages.last?.text ?? "none"))
        #expect(messages.last?.text.hasPrefix("piece 0 piece 1 ") == true)
    }
}
