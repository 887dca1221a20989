import Foundation

/// What this process has used of the processors.
enum CPUTime {
    /// In nanoseconds, user and system.
    static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}
