import Testing

@testable import ChatTerminal

@Suite("What may stand at the end of a command line")
struct ShellCompletionTests {
    private func candidates(_ words: [String], names: [String] = []) -> [String] {
        ShellCompletion(completing: words).candidates(names.map { .init($0) }).map(\.word)
    }

    @Test("A first word may be a subcommand, and a subcommand's first word an action")
    func subcommands() {
        #expect(candidates(["mod"]) == ["models"])
        #expect(candidates([""]) == Subcommand.all.map(\.word))
        #expect(candidates(["-q", "insp"]) == ["inspect"])
        #expect(candidates(["local", ""]) == ["install", "status", "remove"])
        #expect(candidates(["local", "install", ""]).isEmpty)
        #expect(candidates(["Why", "mod"]).isEmpty)
        #expect(candidates(["--", "mod"]).isEmpty)
        #expect(candidates(["-m", "x", "mod"]) == ["models"])
    }

    @Test("Options are those of the command that stands there")
    func options() {
        #expect(candidates(["--off"]) == ["--offline-ok"])
        #expect(candidates(["doctor", "--t"]) == ["--timeout"])
        #expect(candidates(["local", "install", "--m"]) == ["--model"])
        #expect(candidates(["models", "-"]).contains("-q"))
        #expect(candidates(["Hi", "--cid"]) == ["--cid"])
        #expect(candidates(["--", "--off"]).isEmpty)
        #expect(candidates(["--none"]).isEmpty)
    }

    static let kinds: [([String], CompletedKind?)] = [
        (["-m", ""], .model), (["-qm", "g"], .model), (["-mg", ""], nil), (["--model", "g"], .model),
        (["--mod", "g"], .model), (["--model=g"], .model), (["--model=g", ""], nil), (["-o", "temp"], nil),
        (["-o", "temperature", "0"], nil), (["-o", "temperature", "0", "-m", ""], .model), (["-t", ""], .template),
        (["-p", "-m", "x", "-t", ""], .template), (["--endpoint", ""], .endpoint), (["--fallback", ""], .fallback),
        (["--key", ""], .key), (["--cid", "0"], .conversation), (["-a", ""], .file), (["inspect", ""], .file),
        (["inspect", "a", ""], nil), (["keys", "rm", ""], .key), (["keys", "set", ""], .endpoint),
        (["templates", "show", ""], .template), (["local", "install", "--model", ""], .file),
        (["Hi", "there", ""], nil),
        (["-s", "text", "-m", ""], .model), (["--unknown", "-m", ""], .model),
    ]

    @Test("What names are asked for", arguments: kinds)
    func kind(words: [String], kind: CompletedKind?) {
        #expect(ShellCompletion(completing: words).kind == kind)
    }

    @Test("Names are those that begin so")
    func names() {
        #expect(candidates(["-m", "gp"], names: ["gpt", "llama", "gp"]) == ["gpt", "gp"])
        #expect(candidates(["--model=g"], names: ["gpt", "llama"]) == ["--model=gpt"])
    }
}
