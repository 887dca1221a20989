/// Something that must hold, and what was measured.
struct Goal {
    /// Whether it holds.
    enum Verdict {
        case holds
        /// How many times the measured value is beyond the bound.
        case misses(by: Double)
        case fails(String)
        case unmeasured(String)
    }

    var subject: String
    var bound: String
    var measured: String
    var verdict: Verdict

    /// A value that must not exceed a bound.
    static func atMost(_ bound: Double?, _ value: Double?, _ subject: String, must: String, measured: String) -> Goal {
        Goal(subject: subject, bound: must, measured: measured, verdict: verdict(value, bound) { $0 / $1 })
    }

    /// A value that must not fall short of a bound.
    static func atLeast(_ bound: Double?, _ value: Double?, _ subject: String, must: String, measured: String) -> Goal {
        Goal(subject: subject, bound: must, measured: measured, verdict: verdict(value, bound) { $1 / $0 })
    }

    private static func verdict(
        _ value: Double?,
        _ bound: Double?,
        excess: (Double, Double) -> Double
    ) -> Verdict {
        guard let value, let bound, value > 0, bound > 0 else { return .unmeasured("not measured") }
        let times = excess(value, bound)
        return times <= 1 ? .holds : .misses(by: times)
    }

    var row: [String] { [subject, bound, measured, word, reason] }

    private var word: String {
        switch verdict {
        case .holds: "holds"
        case .misses(let times): "**misses by a factor of \(Figure.text(times))**"
        case .fails(let reason): "**fails: \(reason)**"
        case .unmeasured(let reason): reason
        }
    }
}
