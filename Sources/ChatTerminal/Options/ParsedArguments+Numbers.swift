extension ParsedArguments {
    /// The value of an option that takes seconds, whole or not, up to a year; nil where it was not given.
    func duration(of option: CommandOption) throws(UsageError) -> Duration? {
        guard let text = value(of: option) else { return nil }
        guard let seconds = Double(text), seconds > 0, seconds <= 365 * 86_400 else {
            throw UsageError("--\(option.name) needs a number of seconds above 0, not \"\(text)\".")
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
