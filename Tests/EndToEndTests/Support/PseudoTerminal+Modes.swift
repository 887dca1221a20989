import Foundation

extension PseudoTerminal {
    /// Takes nothing of what the program writes: it waits there.
    func stopOutput() {
        tcflow(side.number, TCOOFF)
    }

    /// Whether the terminal hands on what is typed line by line, and shows it, as it does for a shell's commands.
    var isLineByLine: Bool {
        var modes = termios()
        tcgetattr(side.number, &modes)
        return modes.c_lflag & tcflag_t(ICANON | ECHO) != 0
    }
}
