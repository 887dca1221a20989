import Foundation

/// A logarithmic axis: whole powers of ten from end to end.
struct Axis {
    let powers: ClosedRange<Int>
    /// Where the ends are on the paper.
    let start: Double
    let end: Double

    init(_ values: [Double], from start: Double, to end: Double) {
        let logarithms = values.filter { $0 > 0 }.map(log10)
        let lowest = Int((logarithms.min() ?? 0).rounded(.down))
        powers = lowest...max(lowest + 1, Int((logarithms.max() ?? 1).rounded(.up)))
        (self.start, self.end) = (start, end)
    }

    func place(of value: Double) -> Double {
        let part = (log10(value) - Double(powers.lowerBound)) / Double(powers.upperBound - powers.lowerBound)
        return start + part * (end - start)
    }

    /// The values that have a line.
    var marks: [(value: Double, text: String)] {
        powers.map { power in
            let value = pow(10, Double(power))
            return (value, String(format: "%.\(max(0, -power))f", value))
        }
    }
}
