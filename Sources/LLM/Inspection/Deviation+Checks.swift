extension Deviation {
    /// The deviations of a response.
    static func all(in evidence: Evidence) -> [Deviation] {
        []
    }
}
