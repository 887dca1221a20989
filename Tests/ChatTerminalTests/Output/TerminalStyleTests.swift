import ChatTerminal
import Testing

@Suite("Escape codes")
struct TerminalStyleTests {
    @Test(
        "They go to a terminal that can show them, and wants them",
        arguments: [
            (true, [:], TerminalStyle.escapes),
            (true, ["TERM": "xterm-256color"], .escapes),
            (true, ["NO_COLOR": ""], .escapes),
            (true, ["NO_COLOR": "0"], .plain),
            (true, ["TERM": "dumb"], .plain),
            (false, ["TERM": "xterm-256color"], .plain),
        ]
    )
    func style(isTerminal: Bool, environment: [String: String], expected: TerminalStyle) {
        #expect(TerminalStyle(isTerminal: isTerminal) { environment[$0] } == expected)
    }
}
