#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A moment of the system's clock that only goes forward, in nanoseconds: the loop looks at it in each turn, and a
/// `Duration` computes with twice as many bits as that takes.
struct LoopTime: Comparable {
    var nanoseconds: Int64

    static var now: LoopTime {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return LoopTime(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
    }

    static func < (left: LoopTime, right: LoopTime) -> Bool { left.nanoseconds < right.nanoseconds }

    /// Lets the thread sleep for so many nanoseconds, or a little less where a signal wakes it.
    static func sleep(nanoseconds: Int64) {
        var time = timespec(tv_sec: 0, tv_nsec: Int(nanoseconds))
        nanosleep(&time, nil)
    }

    /// The moment so much later, or the last one that there is.
    func advanced(byMilliseconds milliseconds: Int) -> LoopTime {
        let (span, overflows) = Int64(milliseconds).multipliedReportingOverflow(by: 1_000_000)
        let (sum, exceeds) = nanoseconds.addingReportingOverflow(span)
        return LoopTime(nanoseconds: overflows || exceeds ? .max : sum)
    }

    /// Whole milliseconds from an earlier moment to this one, rounded up: a wait of that length is never too short.
    func milliseconds(since earlier: LoopTime) -> Int32 {
        guard earlier < self else { return 0 }
        return Int32(clamping: (nanoseconds - earlier.nanoseconds - 1) / 1_000_000 + 1)
    }
}
