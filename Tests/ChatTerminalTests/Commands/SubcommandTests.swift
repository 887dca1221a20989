import Testing

@testable import ChatTerminal

@Suite("The table of subcommands")
struct SubcommandTests {
    @Test("Each has a word of its own, below martlet")
    func words() {
        #expect(Set(Subcommand.all.map(\.word)).count == Subcommand.all.count)
        for subcommand in Subcommand.all {
            #expect(subcommand.command.name == "martlet \(subcommand.word)")
            for action in subcommand.actions {
                #expect(action.command.name == "\(subcommand.command.name) \(action.word)")
            }
        }
    }

    @Test("The help lists each, and that of each its actions")
    func help() {
        for subcommand in Subcommand.all {
            #expect(Command.ask.help.contains("\n  \(subcommand.word) "))
            for action in subcommand.actions {
                #expect(subcommand.command.help.contains("\n  \(action.word) "))
            }
        }
    }

    @Test(
        "A subcommand with a slip of the finger is refused",
        arguments: [
            (["modles"], "models", "modles"), (["model"], "models", "model"), (["-q", "docter"], "doctor", "docter"),
            (["histroy"], "history", "histroy"),
            (["histroy", "search", "kestrel"], "history", "histroy search kestrel"),
            (["-m", "m", "locla", "status"], "local", "locla status"),
            (["tempaltes", "show"], "templates", "tempaltes show"),
        ]
    )
    func misspelled(arguments: [String], meant: String, words: String) {
        let error = #expect(throws: UsageError.self) { try Invocation(arguments: arguments) }
        let word = words.prefix { $0 != " " }
        #expect(
            error?.description
                == "\"\(word)\" is no subcommand; did you mean martlet \(meant)? martlet -- \(words) asks a model."
        )
    }

    @Test(
        "An action with a slip of the finger is refused by the one that is meant",
        arguments: [
            (["history", "serach", "x"], "martlet history search"), (["history", "serach"], "martlet history search"),
            (["history", "--json", "lits"], "martlet history list"),
            (["history", "export1"], "martlet history export"),
            (["keys", "lst"], "martlet keys list"), (["keys", "lst", "--json"], "martlet keys list"),
            (["local", "instal", "--model", "x"], "martlet local install"),
            (["config", "chek"], "martlet config check"),
            (["templates", "shwo", "x"], "martlet templates show"), (["completion", "zhs"], "martlet completion zsh"),
        ]
    )
    func misspelledAction(arguments: [String], meant: String) {
        let error = #expect(throws: UsageError.self) { try Invocation(arguments: arguments) }
        #expect(
            error?.description.hasSuffix("\" is no action of martlet \(arguments[0]); did you mean \(meant)?") == true
        )
        #expect(error?.command == "martlet \(arguments[0])")
    }

    @Test(
        "What else is near a subcommand is a question",
        arguments: [
            ["key"], ["mna"], ["bird"], ["model", "trains"], ["models?"], ["chat?"], ["--", "modles"],
            ["--", "models"],
            ["-q", "--", "histroy"], ["-c", "modles"], ["--cid", "1", "modles"], ["-t", "x", "modles"],
            ["-a", "x", "modles"], ["modelling"], ["histroy", "of", "search"], ["model", "list"], ["modles are what?"],
        ]
    )
    func question(arguments: [String]) throws {
        guard case .ask = try Invocation(arguments: arguments) else {
            Issue.record("Not asked")
            return
        }
    }

    @Test("Each has its help, and so has each action")
    func ownHelp() throws {
        for subcommand in Subcommand.all {
            #expect(try Invocation(arguments: [subcommand.word, "--help"]) == .help(subcommand.command))
            for action in subcommand.actions {
                let invocation = try Invocation(arguments: [subcommand.word, action.word, "-h"])
                #expect(invocation == .help(action.command))
            }
        }
    }
}
