/// A length of time as a person writes it: `90d`, `12h`, `8w`.
public struct Age: Sendable, Hashable, CustomStringConvertible {
    /// How long it is.
    public let duration: Duration
    /// The text it was read from.
    public let description: String

    /// Reads a whole number, at most 100,000, of minutes (`m`), hours (`h`), days (`d`) or weeks (`w`); `nil` for anything
    /// else.
    public init?(_ text: String) {
        let seconds: [Character: Int] = ["m": 60, "h": 3_600, "d": 86_400, "w": 604_800]
        guard let unit = text.last.flatMap({ seconds[$0] }), let count = Int(text.dropLast()),
            (0...100_000).contains(count), text.first?.isASCII == true, text.first?.isNumber == true
        else { return nil }
        duration = .seconds(count * unit)
        description = text
    }
}
