extension Duration {
    /// This duration as a number of seconds.
    package var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }

    /// Three centuries: the longest that anything waits. A clock can't add `.seconds(Int64.max)` to its time.
    package static let forever = Duration.seconds(10_000_000_000)

    /// This duration for a person, such as `20 s` or `0.25 s`.
    package var inSeconds: String {
        let steps: Double = seconds < 10 ? 1000 : 10
        let rounded = (seconds * steps).rounded() / steps
        return Int(exactly: rounded).map { "\($0) s" } ?? "\(rounded) s"
    }
}
