import FaultServer
import Foundation
import Testing
import Waiting

@Suite("martlet, interrupted", .serialized, .timeLimit(.minutes(Patience.minutes)))
struct InterruptionTests {
    @Test("What arrived stays", arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
    func kept(signal: Int32, code: Int32) async throws {
        let script = ScriptedResponse(.eventStreamHead, ChatScript.text("Once upon"), .silence)
        try await withScriptedServer(script) { server in
            let child = try Program.martlet.start(Program.asking(server) + ["Tell a story"])
            #expect(await child.nextOutput() == Array("Once upon".utf8))
            child.send(signal: signal)
            let finished = await child.finish()
            #expect(finished.text == "\n")
            #expect(finished.notices.isEmpty)
            #expect(finished.code == code)
            let end = try await server.end()
            #expect(end.isByClient)
        }
    }

    @Test("While nothing has come yet")
    func early() async throws {
        try await withScriptedServer(ScriptedResponse(.silence)) { server in
            let child = try Program.martlet.start(Program.asking(server) + ["Tell a story"])
            try await server.request()
            child.send(signal: SIGINT)
            let finished = await child.finish()
            #expect(finished.text.isEmpty)
            #expect(finished.code == 130)
            let end = try await server.end()
            #expect(end.isByClient)
        }
    }

    @Test("While standard input is awaited")
    func waitingForInput() async throws {
        try await withScriptedServer(ChatScript.stream("Hello")) { server in
            let child = try Program.martlet.start(Program.asking(server) + ["Say hello"], input: .pipe)
            // It says that it waits, so the signal finds it waiting.
            #expect(await child.nextNotice().contains("/dev/null"))
            child.send(signal: SIGINT)
            #expect(await child.finish().code == 130)
            #expect(server.requests.isEmpty)
        }
    }

    @Test("While nobody reads what it writes")
    func fullPipe() async throws {
        let piece = String(repeating: "martlet ", count: 1 << 10)
        let script = ScriptedResponse(.eventStreamHead, .repeated([ChatScript.text(piece)], times: .max))
        try await withScriptedServer(script) { server in
            let child = try Program.martlet.start(Program.asking(server) + ["Tell a story"])
            try await server.stall()
            child.send(signal: SIGINT)
            #expect(await child.finish().code == 130)
        }
    }
}
