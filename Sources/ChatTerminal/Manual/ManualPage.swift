/// The manual page of the program, made of the same table as its help, in the language of man(7).
public struct ManualPage: Sendable, Hashable {
    private let command: Command
    private let subcommands: [Page]
    private let sections: [HelpSection]

    private struct Page: Hashable {
        let command: Command
        let actions: [Command]
    }

    /// The page of `martlet` and all of its subcommands.
    public static let martlet = ManualPage(.ask, subcommands: Subcommand.all, sections: [files])

    init(_ command: Command, subcommands: [Subcommand], sections: [HelpSection] = []) {
        self.command = command
        self.subcommands = subcommands.map { Page(command: $0.command, actions: $0.actions.map(\.command)) }
        self.sections = sections
    }

    private static let files = HelpSection(
        "Files",
        [
            "~/.config/martlet/config.json": "the configuration; martlet config tells more",
            "~/.config/martlet/templates/": "the prompt templates",
            "~/.local/share/martlet/conversations.db": "what was asked and answered",
            "~/.local/share/martlet/keys.json": "the keys, for the owner's eyes alone",
            "~/.local/share/martlet/local/": "the model on this machine",
            "~/.local/state/martlet/history": "the lines that were typed in the chat",
        ]
    )

    /// The page as `man` reads it. `version` stands at its foot.
    public func text(version: String) -> String {
        let head = [
            ".TH \(command.name.uppercased().roff) 1 \"\" \"\(command.name.roff) \(version.roff)\"",
            ".SH NAME", "\(command.name.roff) \\- \(command.summary.roff)",
            ".SH SYNOPSIS", verbatim(command.usage),
        ]
        let options = [".SH OPTIONS"] + command.groups.flatMap { [".SS \($0.title.roffArgument)", list($0)] }
        let rest = (command.sections + sections).flatMap {
            [".SH \($0.title.uppercased().roffArgument)", list($0.entries)]
        }
        return (head + options + rest + subcommands.flatMap(page)).joined(separator: "\n") + "\n"
    }

    private func page(_ page: Page) -> [String] {
        [".SH \(page.command.name.uppercased().roffArgument)"] + description(of: page.command)
            + page.actions.flatMap { [".SS \($0.name.roffArgument)"] + description(of: $0) }
    }

    /// What a subcommand does, how it is written and what it takes; that each has a `--help` need not be said again.
    private func description(of command: Command) -> [String] {
        let options = command.groups.flatMap(\.options).filter { $0 != .help }
        let sections = command.sections.filter { $0.title != "Actions" }
        return ["\(command.summary.roff).", ".PP", verbatim(command.usage)]
            + (options.isEmpty ? [] : [list(options.map { HelpSection.Entry(term: $0.plainUsage, meaning: $0.help) })])
            + sections.flatMap { [".PP", "\($0.title.roff):", list($0.entries)] }
    }

    private func list(_ group: OptionGroup) -> String {
        list(group.options.map { HelpSection.Entry(term: $0.plainUsage, meaning: $0.help) })
    }

    private func list(_ entries: [HelpSection.Entry]) -> String {
        guard entries.contains(where: { !$0.meaning.isEmpty }) else { return verbatim(entries.map(\.term)) }
        return entries.map { ".TP\n.B \($0.term.roffArgument)\n\($0.meaning.roff)" }.joined(separator: "\n")
    }

    private func verbatim(_ lines: [String]) -> String {
        ([".nf"] + lines.map(\.roff) + [".fi"]).joined(separator: "\n")
    }
}

extension CommandOption {
    /// How it is written, without the room that the help leaves for a letter.
    fileprivate var plainUsage: String { String(usage.drop { $0 == " " }) }
}

extension String {
    /// The text so that it stands there as it is: dashes are to be copied, and no line of it is a request.
    fileprivate var roff: String {
        let escaped = replacing("\\", with: "\\e").replacing("-", with: "\\-")
        return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
    }

    /// The text as one argument of a request.
    fileprivate var roffArgument: String {
        "\"\(roff.replacing("\"", with: "\\(dq"))\""
    }
}
