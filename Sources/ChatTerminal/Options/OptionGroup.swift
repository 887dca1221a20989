/// Options that stand together in the help, under one title.
public struct OptionGroup: Sendable, Hashable {
    /// What stands above them.
    public let title: String
    /// The options, in the order of the help.
    public let options: [CommandOption]

    /// Makes a group.
    public init(_ title: String, _ options: [CommandOption]) {
        self.title = title
        self.options = options
    }
}
