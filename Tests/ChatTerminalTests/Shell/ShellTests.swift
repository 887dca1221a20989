import Testing

@testable import ChatTerminal

@Suite("Words between a shell and the program")
struct ShellTests {
    @Test(
        "bash tears words apart at : and =",
        arguments: [
            (["-m", "llama3.2", ":", "1b"], ["-m", "llama3.2:1b"]), (["--model", "=", "gp"], ["--model=gp"]),
            (["-m", "a", ":"], ["-m", "a:"]), (["http", ":", "//h"], ["http://h"]), (["a", "b"], ["a", "b"]),
            ([":"], [":"]), (["", ""], ["", ""]),
        ]
    )
    func joined(words: [String], whole: [String]) {
        #expect(Shell.bash.joined(words) == whole)
        #expect(Shell.zsh.joined(words) == words && Shell.fish.joined(words) == words)
    }

    @Test("Each gets candidates in its own way")
    func text() {
        let candidates: [ShellCompletion.Candidate] = [
            .init("llama3.2:1b", "a small model; it is old"), .init("llama3.2:3b"),
        ]
        #expect(Shell.bash.text(of: candidates, completing: "lla") == "llama3.2:1b\nllama3.2:3b\n")
        #expect(Shell.bash.text(of: candidates, completing: "llama3.2:") == "1b\n3b\n")
        #expect(Shell.zsh.text(of: candidates, completing: "lla") == "llama3.2:1b\ta small model\nllama3.2:3b\n")
        #expect(Shell.fish.text(of: candidates, completing: "") == "llama3.2:1b\ta small model\nllama3.2:3b\n")
    }
}
