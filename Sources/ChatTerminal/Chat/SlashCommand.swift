/// What a line of a chat asks for that begins with a slash.
public enum SlashCommand: Sendable, Hashable {
    /// To tell what there is.
    case help
    /// To ask another model from now on; `nil`: to tell which one is asked.
    case model(String?)
    /// To set how the model should behave, where empty text takes that back; `nil`: to tell what is set.
    case system(String?)
    /// To ask the last question again.
    case retry
    /// To put another question in the place of the last one; `nil`: to let that one be edited.
    case edit(String?)
    /// To take the last question and its answer back.
    case undo
    /// To put the last answer on the clipboard.
    case copy(Copied)
    /// To write the conversation into a file, as Markdown.
    case save(path: String)
    /// To go on with another conversation: its number in the list, the start of its id, or a part of its title; `nil`: to
    /// list the last ones.
    case history(String?)
    /// To begin a new conversation.
    case clear
    /// To end.
    case exit

    /// What is copied of an answer.
    public enum Copied: Sendable, Hashable {
        /// All of it.
        case answer
        /// Its first block of code.
        case code
    }
}

extension SlashCommand {
    /// A command as the help tells of it, and as it is read.
    struct Entry: Sendable {
        /// Its name, with the slash.
        let name: String
        /// What may follow it, as the help writes it.
        let argument: String
        let meaning: String
        /// What a line means that begins with the name; `nil` where nothing may, or something must, follow it.
        let read: @Sendable (String?) -> SlashCommand?

        /// The whole of it, as a person writes it.
        var usage: String { argument.isEmpty ? name : "\(name) \(argument)" }
    }

    /// All of them, in the order of the help.
    static let all: [Entry] = [
        Entry(name: "/help", argument: "", meaning: "tell what there is") { $0 == nil ? .help : nil },
        Entry(name: "/model", argument: "[NAME]", meaning: "ask another model, or tell which one is asked") {
            .model($0)
        },
        Entry(
            name: "/system",
            argument: "[TEXT|-]",
            meaning: "set the system prompt, or tell it; - takes it back"
        ) { .system($0 == "-" ? "" : $0) },
        Entry(name: "/retry", argument: "", meaning: "ask the last question again") { $0 == nil ? .retry : nil },
        Entry(
            name: "/edit",
            argument: "[TEXT]",
            meaning: "change the last question, and ask it anew"
        ) { .edit($0) },
        Entry(name: "/undo", argument: "", meaning: "take the last question and its answer back") {
            $0 == nil ? .undo : nil
        },
        Entry(name: "/copy", argument: "[code]", meaning: "copy the last answer, or its first block of code") {
            switch $0 {
            case nil: .copy(.answer)
            case "code": .copy(.code)
            default: nil
            }
        },
        Entry(name: "/save", argument: "FILE", meaning: "write the conversation into a file, as Markdown") {
            $0.map { .save(path: $0) }
        },
        Entry(
            name: "/history",
            argument: "[NUMBER|TITLE]",
            meaning: "list the last conversations, or go on with one"
        ) { .history($0) },
        Entry(name: "/clear", argument: "", meaning: "begin a new conversation; this one is kept") {
            $0 == nil ? .clear : nil
        },
        Entry(name: "/exit", argument: "", meaning: "end, as Ctrl-D does") { $0 == nil ? .exit : nil },
    ]
}
