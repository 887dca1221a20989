import FaultServer
import Foundation
import Testing
import Waiting

@Suite("martlet, at a terminal", .serialized, .timeLimit(.minutes(Patience.minutes)))
struct TerminalTests {
    /// Runs a question whose output goes to a terminal, and returns what the terminal gets.
    private func shown(_ script: ScriptedResponse, environment: [String: String] = [:]) async throws -> String {
        let terminal = try PseudoTerminal()
        try await withScriptedServer(script) { server in
            let child = try Program.martlet.start(
                Program.asking(server) + ["Hi"],
                environment: ["TERM": "xterm"].merging(environment) { $1 },
                output: terminal.side
            )
            #expect(await child.finish().code == 0)
        }
        return terminal.contents()
    }

    @Test("A model can't move the cursor or retitle the window")
    func sanitised() async throws {
        let script = ChatScript.stream("\u{1B}]0;owned\u{7}", "\u{1B}[2J", "red\r\nblue")
        #expect(try await shown(script) == "]0;owned[2Jred blue\r\r\n")
    }

    @Test("Reasoning stands back, where escape codes are welcome")
    func dimmed() async throws {
        let script = ScriptedResponse(
            [.eventStreamHead, ChatScript.reasoning("Hm."), ChatScript.text("Yes")] + ChatScript.end()
        )
        // Rows that are laid out end in CR and LF, and the terminal puts another CR before each LF.
        #expect(try await shown(script) == "\u{1B}[2mHm.\u{1B}[0m\r\nYes\r\r\n")
        #expect(try await shown(script, environment: ["NO_COLOR": "1"]) == "Hm.\r\nYes\r\n")
        #expect(try await shown(script, environment: ["TERM": "dumb"]) == "Hm.\r\nYes\r\n")
    }

    @Test("Whoever sees the prompt can type: by then the terminal hands on each key, and shows none itself")
    func ready() async throws {
        let (keys, screen) = (try PseudoTerminal(), try PseudoTerminal())
        // Held up before its prompt, the program is looked at in the last moment in which nobody sees it.
        screen.stopOutput()
        try await withScriptedServer { server in
            let home = MartletHome()
            let child = try Program.martlet.start(
                ["chat", "-q"] + Program.talking(to: server),
                environment: home.environment.merging(["TERM": "xterm", "LC_ALL": "C.UTF-8"]) { $1 },
                input: .descriptor(keys.side),
                output: screen.side
            )
            try await eventually("a terminal without lines") { !keys.isLineByLine }
            child.send(signal: SIGKILL)
            #expect(await child.finish().code == 128 + SIGKILL)
        }
    }
}
