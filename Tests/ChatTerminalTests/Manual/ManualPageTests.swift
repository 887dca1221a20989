import Testing

@testable import ChatTerminal

@Suite("The manual page")
struct ManualPageTests {
    @Test("It is made of a command's table")
    func layout() {
        let command = Command(
            "tool",
            summary: "does things",
            usage: ["tool [options]"],
            groups: [OptionGroup("Things", [CommandOption("name", "n", takes: "NAME", help: "what it's called")])],
            sections: [
                HelpSection("Examples", [".hidden -n \"x\\y\"": ""]),
                HelpSection("Exit codes", ["0": "well", "1": "not"]),
            ]
        )
        #expect(
            ManualPage(command, subcommands: []).text(version: "1.2") == #"""
                .TH TOOL 1 "" "tool 1.2"
                .SH NAME
                tool \- does things
                .SH SYNOPSIS
                .nf
                tool [options]
                .fi
                .SH OPTIONS
                .SS "Things"
                .TP
                .B "\-n, \-\-name NAME"
                what it's called
                .SH "EXAMPLES"
                .nf
                \&.hidden \-n "x\ey"
                .fi
                .SH "EXIT CODES"
                .TP
                .B "0"
                well
                .TP
                .B "1"
                not

                """#
        )
    }

    @Test("It tells of each subcommand, each action and each option")
    func complete() {
        let page = ManualPage.martlet.text(version: "1")
        func has(_ text: String) -> Bool { page.contains(text.replacing("-", with: "\\-")) }
        for subcommand in Subcommand.all {
            #expect(has(".SH \"\(subcommand.command.name.uppercased())\""))
            for command in [subcommand.command] + subcommand.actions.map(\.command) {
                for option in command.options { #expect(has("--\(option.name)"), "\(command.name) \(option.name)") }
            }
            for action in subcommand.actions { #expect(has(".SS \"\(action.command.name)\"")) }
        }
    }

    @Test("No line of it is a request but those of the language")
    func requests() {
        let known = [".TH", ".SH", ".SS", ".TP", ".B", ".PP", ".nf", ".fi"]
        for line in ManualPage.martlet.text(version: "1").split(separator: "\n")
        where line.hasPrefix(".") || line.hasPrefix("'") {
            #expect(known.contains(String(line.prefix { $0 != " " })), "\(line)")
        }
    }
}
