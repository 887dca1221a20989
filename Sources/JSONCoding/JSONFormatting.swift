/// How JSON is laid out. Without any option it is compact and keeps the order of members.
public struct JSONFormatting: OptionSet, Sendable, Hashable {
    /// The options as bits.
    public let rawValue: Int

    /// Makes options of bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One member or element a line, indented by two spaces a level.
    public static let prettyPrinted = JSONFormatting(rawValue: 1 << 0)

    /// The members of every object in the order of their keys.
    public static let sortedKeys = JSONFormatting(rawValue: 1 << 1)
}
