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
        "A question of one word that is nearly a subcommand is noticed, and no other",
        arguments: [
            (["modles"], "models"), (["model"], "models"), (["-q", "docter"], "doctor"), (["key"], nil), (["man"], nil),
            (["mna"], nil), (["bird"], nil), (["model", "trains"], nil), (["--", "models"], nil),
            (["-c", "modles"], nil),
            (["modelling"], nil),
        ] as [([String], String?)]
    )
    func misspelling(arguments: [String], subcommand: String?) throws {
        guard case .ask(let asked) = try Invocation(arguments: arguments) else {
            #expect(arguments == ["man"])
            return
        }
        #expect(asked.nearSubcommand == subcommand)
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
