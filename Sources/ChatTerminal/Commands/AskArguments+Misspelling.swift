import WebAPI

extension AskArguments {
    /// The subcommand that a question of one word is a slip of the finger away from; nil where it is none, or where the rest
    /// of the command line shows that a question is meant.
    public var nearSubcommand: String? {
        guard words.count == 1, let word = words.first, word.count > 3, template == nil, conversation == .new,
            attachments.isEmpty
        else { return nil }
        return Subcommand.all.map(\.word).first { word.slips(to: $0) == 1 }
    }
}
