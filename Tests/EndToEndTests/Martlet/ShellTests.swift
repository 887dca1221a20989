import Foundation
import Testing
import Waiting

@Suite("martlet completion and martlet man", .serialized, .timeLimit(.minutes(Patience.minutes)))
struct ShellTests {
    private let home = MartletHome()

    /// Runs a script by a shell that finds `martlet`.
    private func run(_ shell: String, _ script: String) async throws -> FinishedProcess {
        let folder = URL(filePath: Program.martlet.path).deletingLastPathComponent().path
        let path = "\(folder):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
        return try await Program.shell.run(
            ["-c", "\(shell) -c \"$SCRIPT\""],
            environment: home.environment.merging(["PATH": path, "SCRIPT": script]) { $1 }
        )
    }

    private func write() throws {
        try home.write(
            "{\"aliases\": {\"mini\": \"x\"}, \"endpoints\": {\"ollama\": {\"model\": \"llama3.2:1b\"}}}",
            to: "config.json"
        )
        try home.write("$input", to: "templates/commit.md")
    }

    static let lines: [(String, String)] = [
        ("martlet mod", "models"), ("martlet keys l", "list"), ("martlet --off", "--offline-ok"),
        ("martlet -m mi", "mini"), ("martlet -m llama3.2 : 1", "1b"), ("martlet --model = mi", "mini"),
        ("martlet -t c", "commit"), ("martlet --endpoint op", "openai openrouter"), ("martlet inspect x", ""),
    ]

    @Test("bash completes subcommands, options and names", arguments: lines)
    func bash(line: String, candidates: String) async throws {
        try write()
        let finished = try await run(
            "bash",
            """
            source <(martlet completion bash)
            COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            _martlet martlet "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
            echo "${COMPREPLY[@]}"
            """
        )
        #expect(finished.text == "\(candidates)\n", "\(finished.notices)")
    }

    @Test("zsh completes them with what they mean")
    func zsh() async throws {
        try write()
        let finished = try await run(
            "zsh -f",
            """
            compdef() { registered=$*; }
            source <(martlet completion zsh)
            _describe() { print -rl -- "${(@P)2}"; }
            _files() { print files; }
            words=(martlet keys l); CURRENT=3; _martlet
            words=(martlet -m lla); CURRENT=3; _martlet
            words=(martlet inspect ''); CURRENT=3; _martlet
            print $registered
            """
        )
        let list = "list:list the names and hosts of the keys, and never a key"
        #expect(finished.text == "\(list)\nllama3.2\\:1b\nfiles\n_martlet martlet\n", "\(finished.notices)")
    }

    @Test("fish completes them with what they mean")
    func fish() async throws {
        try write()
        let finished = try await run(
            "fish --no-config",
            "martlet completion fish | source; complete -C 'martlet keys l'; complete -C 'martlet -m lla'"
        )
        let list = "list\tlist the names and hosts of the keys, and never a key"
        #expect(finished.text == "\(list)\nllama3.2:1b\n", "\(finished.notices)")
    }

    @Test("A configuration with a mistake spoils no completion of what needs none, and says nothing")
    func brokenConfiguration() async throws {
        try home.write("{", to: "config.json")
        let words = try await home.martlet("completion", "words", "bash", "--", "key")
        #expect(words.text == "keys\n" && words.code == 0)
        #expect(try await home.martlet("completion", "words", "bash", "--", "-m", "").code == 2)
        #expect(try await home.martlet("completion", "words", "csh", "--", "").code == 2)
    }

    @Test("The manual page is one that man can read")
    func manual() async throws {
        let finished = try await run(
            "bash",
            "martlet man | mandoc -T lint -W error; martlet man | mandoc -T ascii | col -b"
        )
        #expect(finished.code == 0)
        #expect(finished.text.hasPrefix("MARTLET(1)"), "\(finished.text.prefix(300))")
        #expect(finished.text.contains("martlet keys set NAME [--host URL]"))
        #expect(finished.text.contains("-m, --model MODEL"))
    }
}
