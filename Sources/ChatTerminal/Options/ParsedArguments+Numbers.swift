extension ParsedArguments {
    /// The value of an option that takes seconds, whole or not, from a thousandth up to a year; nil where it was not given.
    func duration(of option: CommandOption) throws(UsageError) -> Duration? {
        guard let text = value(of: option) else { return nil }
        // `Double` reads hexadecimal digits too.
        let isDecimal = !text.contains { "xX".contains($0) }
        guard isDecimal, let seconds = Double(text), (0.001...31_536_000).contains(seconds) else {
            throw UsageError("--\(option.name) needs a number of seconds from 0.001 to 31536000, not \"\(text)\".")
        }
        return .seconds(seconds)
    }

    /// The value of an option that takes a number of times, up to a thousand; nil where it was not given.
    func count(of option: CommandOption) throws(UsageError) -> Int? {
        guard let text = value(of: option) else { return nil }
        guard let count = Int(text), (0...1000).contains(count) else {
            throw UsageError("--\(option.name) needs a whole number from 0 to 1000, not \"\(text)\".")
        }
        return count
    }
}
