import Testing

@testable import ChatTerminal

@Suite("The clipboard")
struct ClipboardTests {
    @Test(
        "A program of the desktop's goes before the terminal, but not over SSH",
        arguments: [
            ([:], []), (["DISPLAY": ""], []), (["DISPLAY": ":0"], ["xclip"]), (["WAYLAND_DISPLAY": "w"], ["wl-copy"]),
            (["WAYLAND_DISPLAY": "w", "DISPLAY": ":0"], ["wl-copy", "xclip"]),
            (["DISPLAY": ":0", "SSH_TTY": "/dev/pts/0"], []),
        ] as [([String: String], [String])]
    )
    func programs(environment: [String: String], names: [String]) {
        let found = Clipboard { environment[$0] }.programs.compactMap(\.first).filter { $0 != "pbcopy" }
        #expect(found == names)
    }

    @Test("The terminal is asked by OSC 52")
    func sequence() {
        #expect(Clipboard.sequence(for: "é\n") == "\u{1B}]52;c;w6kK\u{7}")
    }

    @Test(
        "A program that is not there, or fails, has not taken the text",
        arguments: [
            (["sh", "-c", "test \"$(cat)\" = 'the text'"], true),
            (["sh", "-c", "cat; exit 3"], false),
            (["martlet-no-such-program"], false),
        ]
    )
    func run(words: [String], isTaken: Bool) async throws {
        #expect(try await ClipboardProgram(words: words).run("the text") == isTaken)
    }
}
