import Foundation

/// What the kernel counted of a process.
struct Usage: Sendable {
    /// User and system time in microseconds.
    var cpu: Double
    /// The largest resident memory in KB. It is never below what this process has, which the child is forked from.
    var peak: Double

    init(_ usage: rusage) {
        cpu = Self.microseconds(usage.ru_utime) + Self.microseconds(usage.ru_stime)
        peak = Double(usage.ru_maxrss)
    }

    private static func microseconds(_ time: timeval) -> Double {
        Double(time.tv_sec) * 1e6 + Double(time.tv_usec)
    }
}
