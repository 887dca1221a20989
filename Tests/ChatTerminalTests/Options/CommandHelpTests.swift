import Testing

@testable import ChatTerminal

@Suite("The help")
struct CommandHelpTests {
    @Test("It is laid out in columns of 80")
    func layout() {
        let command = Command(
            "tool",
            summary: "does things",
            usage: ["tool [options]"],
            groups: [
                OptionGroup(
                    "Things",
                    [
                        CommandOption("name", "n", takes: "NAME", help: "what it is called"),
                        CommandOption("loud", help: "one two three four five six seven eight nine ten eleven twelve"),
                    ]
                )
            ],
            sections: [HelpSection("Examples", ["tool -n x": ""])]
        )
        #expect(
            command.help == """
                tool: does things

                Usage:
                  tool [options]

                Things:
                  -n, --name NAME  what it is called
                      --loud       one two three four five six seven eight nine ten eleven
                                   twelve

                Examples:
                  tool -n x

                """
        )
    }

    /// A command with its name as the test's.
    struct Named: Sendable, CustomTestStringConvertible {
        let command: Command
        var testDescription: String { command.name }
    }

    static let commands: [Named] =
        ([Command.ask] + Subcommand.all.flatMap { [$0.command] + $0.actions.map(\.command) }).map(Named.init)

    @Test("Each command explains each of its options", arguments: commands)
    func complete(entry: Named) {
        let command = entry.command
        for option in command.options {
            #expect(command.help.contains("--\(option.name)"))
            #expect(!option.help.isEmpty)
        }
    }

    @Test("No line is wider than a terminal", arguments: commands)
    func width(entry: Named) {
        for line in entry.command.help.split(separator: "\n") {
            #expect(line.count <= 80, "\(line)")
        }
    }

    @Test("Names and letters are given once", arguments: commands)
    func unique(entry: Named) {
        let command = entry.command
        #expect(Set(command.options.map(\.name)).count == command.options.count)
        let letters = command.options.compactMap(\.letter)
        #expect(Set(letters).count == letters.count)
    }

    @Test("Each exit code is explained")
    func exitCodes() throws {
        let section = try #require(Command.ask.sections.first { $0.title == "Exit codes" })
        let explained = Set(section.entries.map(\.term))
        #expect(
            explained == Set(ExitCode.allCases.filter { $0 != .terminated && $0 != .hungUp }.map { "\($0.rawValue)" })
        )
    }
}
