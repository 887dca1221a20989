/// What a command line says, read by the table of a ``Command``.
public struct ParsedArguments: Sendable, Hashable {
    /// The words that belong to no option, in order.
    public internal(set) var operands: [String] = []
    /// Where the first operand stood among the arguments; nil without one, and where `--` stood before it.
    var firstOperandPosition: Int?
    private var values: [String: [[String]]] = [:]

    init() {}

    /// Whether an option was given.
    public func contains(_ option: CommandOption) -> Bool {
        values[option.name] != nil
    }

    /// The value of an option that takes one; the last one counts where it was given more than once.
    public func value(of option: CommandOption) -> String? {
        values[option.name]?.last?.first
    }

    /// The values of each time an option was given, in order.
    public func occurrences(of option: CommandOption) -> [[String]] {
        values[option.name] ?? []
    }

    mutating func add(_ option: CommandOption, _ optionValues: [String]) {
        values[option.name, default: []].append(optionValues)
    }
}
