extension Duration {
    /// This duration as a number of seconds.
    package var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }

    /// This duration for a person, such as `20 s` or `0.25 s`.
    package var inSeconds: String {
        let rounded = (seconds * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded)) s" : "\(rounded) s"
    }
}
