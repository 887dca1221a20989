import WebAPI

/// What a person enters into a chat.
public enum ChatEntry: Sendable, Hashable {
    /// Something to send.
    case message(String)
    /// Something to do.
    case command(SlashCommand)
    /// Something that can't be understood; the sentence says so, and what could be meant.
    case mistake(String)

    /// Reads what was entered.
    ///
    /// What begins with a slash is a command; with two, a message that begins with one. White space around a command's
    /// argument doesn't count. `nil` for nothing but white space.
    public init?(_ text: String) {
        guard !text.allSatisfy(\.isWhitespace) else { return nil }
        guard text.hasPrefix("/") else {
            self = .message(text)
            return
        }
        guard !text.hasPrefix("//") else {
            self = .message(String(text.dropFirst()))
            return
        }
        let name = String(text.prefix { !$0.isWhitespace })
        guard let entry = SlashCommand.all.first(where: { $0.name == name }) else {
            self = .mistake(Self.unknown(name))
            return
        }
        let argument = text.dropFirst(name.count).withoutSpaceAround
        guard let command = entry.read(argument.isEmpty ? nil : argument) else {
            self = .mistake("This is written \(entry.usage).")
            return
        }
        self = .command(command)
    }

    private static func unknown(_ name: String) -> String {
        let hint = meant(by: name).map { "did you mean \($0)?" } ?? "/help lists what there is."
        return "There is no \(name.prefix(longestName)): \(hint) A message that begins with a slash takes two."
    }

    /// The one command that begins so, or that this is a slip of.
    private static func meant(by name: String) -> String? {
        guard name.count > 1, name.count <= longestName else { return nil }
        let names = SlashCommand.all.map(\.name)
        let longer = names.filter { $0.hasPrefix(name) }
        return longer.count == 1 ? longer.first : name.nearest(among: names)
    }

    private static let longestName = 40
}

extension StringProtocol {
    /// The text without the white space at its start and its end.
    var withoutSpaceAround: String {
        let start = drop(while: \.isWhitespace)
        return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
    }
}
